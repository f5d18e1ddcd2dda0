"""Cards of Cornucopia (Reiche Ernte), both editions.

Cards that only one of the editions has stand side by side; those that work differently in the second have two classes.
"""
