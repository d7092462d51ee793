"""The API as a whole: its index, its schema, and the page that explains it."""
