"""A table elsewhere, in this terminal: what is typed goes through the protocol, and the views it sends are drawn."""
