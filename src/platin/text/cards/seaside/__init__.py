"""Words of Seaside, divided like its cards."""
