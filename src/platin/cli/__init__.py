"""The command line: `platin`."""
