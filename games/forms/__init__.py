"""What people send to have games played."""
