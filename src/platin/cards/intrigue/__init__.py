"""Cards of Intrigue (Die Intrige), both editions.

Cards that only one of the editions has stand side by side; Masquerade, which works differently in the second,
has two classes.
"""
