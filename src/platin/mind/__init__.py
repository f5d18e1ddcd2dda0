"""A mind that masters any kingdom: it searches a strategy for a table, and looks ahead where one is played.

`roles` and `templates` know where to begin, `variation` what to try next, `ground` plays it out, `search` is the search
itself. What comes of it is an ordinary strategy, which a person can read and change.
"""
