"""The engine: it knows no game. `game.py` is the contract; start there."""
