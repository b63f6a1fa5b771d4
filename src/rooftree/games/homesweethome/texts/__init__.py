"""What the game says: sentences (`en.ftl`…), rules pages (`rules.en.md`…) and the numbers in them (`facts.py`)."""
