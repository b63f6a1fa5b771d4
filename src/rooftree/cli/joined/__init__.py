"""A table elsewhere, in this terminal: what is typed goes through the protocol, what is drawn are the views it sends."""
