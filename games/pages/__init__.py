"""What the pages of games show, put together from selectors as plain values."""
