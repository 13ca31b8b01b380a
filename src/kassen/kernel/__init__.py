"""A game's rules and its bots' thinking as WebAssembly, compiled from the sources that also run as Python and machine code."""
