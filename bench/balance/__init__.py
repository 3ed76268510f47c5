"""Is a game fair to its seats, and is everything in it used?"""
