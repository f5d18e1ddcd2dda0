"""Cards, Events and Prophecies of Rising Sun, divided by mechanic."""
