"""One folder a game. No game knows another."""
