"""Learning by playing: lessons and puzzles are files that anybody can write, begun from positions and checked by play.

The files are in `lessons` and `puzzles`; docs/lessons.md describes them.
"""
