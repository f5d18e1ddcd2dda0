"""Cards and Allies of Allies (Verbündete), divided by mechanic."""
