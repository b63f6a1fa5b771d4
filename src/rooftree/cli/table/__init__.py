"""A table in the terminal: people and bots around one game. It knows the contract of `core/game.py` and no game."""
