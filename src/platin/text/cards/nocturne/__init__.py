"""Words of Nocturne, divided like its cards."""
