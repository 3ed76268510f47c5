"""The table online: people and bots play over HTTP and WebSockets. Knows games only through the public API."""
