"""Gable: heavy below, light above. See README.md; begin with `state.py` and `rules.py`."""
