"""The rulings of California, one by one, on positions drawn as text."""
