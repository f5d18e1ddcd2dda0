"""The rules kernel: state, verbs and the step machine. No words, no I/O, standard library only."""
