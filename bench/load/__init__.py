"""Play over real sockets, side by side with boardgame.io: `python -m bench.load`."""
