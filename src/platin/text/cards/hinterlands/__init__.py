"""Words of Hinterlands (Hinterland), divided like its cards."""
