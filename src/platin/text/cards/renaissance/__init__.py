"""Words of Renaissance, divided like its cards."""
