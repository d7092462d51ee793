"""What the API answers of leagues, and what all its answers have in common.

The API only reads. A reader gets what the pages would show him, found by the same
selectors: a league that is none of his business does not exist here either.
"""
