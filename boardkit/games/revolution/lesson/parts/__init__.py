"""The parts of the lessons of Revolution, one file each, in the order in which they are taken."""
