"""The commissioner's pages of a league, by noun."""
