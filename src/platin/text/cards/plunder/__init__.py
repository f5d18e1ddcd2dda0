"""Words of Plunder (Plünderer), divided like its cards."""
