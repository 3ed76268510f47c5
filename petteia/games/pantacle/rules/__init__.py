"""The rules of Pantacle, one module per chapter."""
