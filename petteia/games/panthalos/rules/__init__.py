"""The rules of Panthalos, a module for each chapter."""
