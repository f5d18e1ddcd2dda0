"""Words of Rising Sun, divided like its cards."""
