"""What can be done with any game through the contract alone: playouts, search, the arena."""
