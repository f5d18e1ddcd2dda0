"""Cards, Boons, Hexes and States of Nocturne, divided by mechanic; later prints have classes of their own."""
