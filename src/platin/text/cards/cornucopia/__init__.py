"""Words of Cornucopia (Reiche Ernte), divided like its cards."""
