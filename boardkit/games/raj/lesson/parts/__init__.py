"""The parts of Raj's lessons, one file each, in the order of the rulebook."""
