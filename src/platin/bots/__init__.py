"""Players made of code. A bot is any callable that gets the game and a decision and returns an answer."""
