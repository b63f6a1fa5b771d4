"""The rulings of Home Sweet Home, one by one, on positions drawn as text."""
