"""Where programs play by the thousand."""
