"""The rules, one file a topic of the rulebook."""
