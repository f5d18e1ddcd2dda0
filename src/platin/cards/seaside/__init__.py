"""Cards of Seaside, both editions.

Cards that only one of the editions has stand side by side; those that work differently in a later print have a class
for each.
"""
