"""How a fixture gets played and what came of it."""
