"""Words of Intrigue (Die Intrige), divided like its cards."""
