"""This package on a player's own device: Python in a worker of the browser, without network, store or NumPy."""
