"""Cards, Events and Ways of Menagerie, divided by mechanic."""
