"""Dream Home (Rebel, 2016): see RULES.md for what is implemented, `state.py` and `flow.py` for where to begin."""
