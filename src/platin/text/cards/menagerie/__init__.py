"""Words of Menagerie, divided like its cards."""
