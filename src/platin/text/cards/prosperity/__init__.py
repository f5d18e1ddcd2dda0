"""Words of Prosperity (Blütezeit), divided like its cards."""
