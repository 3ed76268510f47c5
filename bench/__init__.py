"""Side-by-side measurements of Petteia and its peers; `python -m bench` runs them all."""
