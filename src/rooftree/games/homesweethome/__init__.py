"""Home Sweet Home: see RULES.md for what is implemented; begin with `state.py` and `flow.py`."""
