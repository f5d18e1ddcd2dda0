"""Words of Dark Ages, divided like its cards."""
