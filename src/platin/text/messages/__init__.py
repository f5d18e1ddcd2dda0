"""All that is said and not by a card: one module a subject, both languages beside each other."""
