"""The site in a real browser: people at their screens, and a server in this process."""
