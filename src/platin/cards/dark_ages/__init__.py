"""Dark Ages: the kingdom cards, the Knights, the Ruins and Shelters, and the cards beside the Supply.

A card that works differently in a later print has two classes, the later one with a 2 at the end of its name.
"""
