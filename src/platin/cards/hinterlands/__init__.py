"""Cards of Hinterlands (Hinterland), both editions.

Cards that only one of the editions has stand side by side; those that work differently in the second have two classes.
"""
