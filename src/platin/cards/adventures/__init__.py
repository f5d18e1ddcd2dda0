"""Cards and Events of Adventures (Abenteuer), divided by mechanic; later prints have classes of their own."""
