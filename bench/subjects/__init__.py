"""One module per kind of subject; each prints its figures as one JSON line, in an environment of its own."""
