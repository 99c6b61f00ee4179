"""Practice: positions where a choice matters."""
