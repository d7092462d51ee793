"""What the API answers of games, of what they add up to, and of the rule books."""
