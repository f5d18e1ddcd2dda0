"""Cards, Events and Landmarks of Empires, divided by mechanic; later prints have classes of their own."""
