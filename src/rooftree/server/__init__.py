"""The table server: people and bots at one table. `rooftree serve` starts it; `app.py` puts it together."""
