"""One module per kind of subject; each runs in an environment of its own and prints its figures as one JSON line."""
