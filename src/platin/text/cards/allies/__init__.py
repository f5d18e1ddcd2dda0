"""Words of Allies, divided like its cards."""
