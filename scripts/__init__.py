"""What the Makefile calls: set-up, locks, checks. Standard library only."""
