"""The pages of games for those who follow a league."""
