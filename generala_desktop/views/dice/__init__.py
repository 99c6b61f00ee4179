"""The dice table: dice, cup, tray and cloth, drawn and thrown."""
