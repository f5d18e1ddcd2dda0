"""Words of Guilds (Die Gilden), divided like its cards."""
