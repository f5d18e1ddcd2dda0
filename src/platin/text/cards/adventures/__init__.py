"""Words of Adventures, divided like its cards."""
