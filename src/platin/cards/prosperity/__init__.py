"""Prosperity (Blütezeit): the kingdom cards of both editions. Platinum and Colony are in `basic`.

Cards that only one of the editions has stand side by side; a card that works differently in the second has two
classes, the later one with `edition = 2`.
"""
