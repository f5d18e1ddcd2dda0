"""Words of Empires, divided like its cards."""
