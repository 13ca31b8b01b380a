"""A game's rules and its bots' thinking as WebAssembly, from the source that is run as Python and as machine code."""
