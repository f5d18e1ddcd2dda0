"""Cards, Projects and Artifacts of Renaissance, divided by mechanic; later prints have classes of their own."""
