"""The rules of Deukalion, a module for each chapter."""
