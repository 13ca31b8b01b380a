"""Tables over the network: people, seats, clocks, storage, sockets. Knows core and bots, never a game by name."""
