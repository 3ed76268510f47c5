"""How strong the bots are, and how fast the search is."""
