"""The rulings of Dream Home, one by one, on positions drawn as text."""
