"""What the controls are called, in English and in Spanish, for those who find them by name."""

import re

BUS_LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")

TITLES = {
    "generala": ("Generala", "Generala"),
    "generala-mayores": ("Generala de juegos mayores", "Generala de juegos mayores"),
    "yatzy": ("Yatzy", "Yatzy"),
    "yahtzee": ("Yahtzee", "Yahtzee"),
    "yahtzee-official": ("Official Yahtzee", "Yahtzee oficial"),
    "kniffel": ("Kniffel", "Kniffel"),
    "yacht": ("Yacht", "Yacht"),
    "simultanea": ("La Generala Simultánea", "La Generala Simultánea"),
    "imprevisible": ("El Imprevisible", "El Imprevisible"),
}
PERSON = {"en": "Person", "es": "Persona"}
WORDS = {
    "new game": ("New game", "Nueva partida"),
    "game": ("Game", "Juego"),
    "players": ("Number of players", "Cantidad de jugadores"),
    "name of": ("Name of player {}", "Nombre del jugador {}"),
    "start": ("Play", "Empezar"),
    "skip guide": ("Skip the guide", "Saltar la guía"),
    "roll": ("Roll ", "Tirar "),
    "cup": ("Roll the dice", "Tirar los dados"),
    "second cup": ("Second cup", "Segundo cubilete"),
    "sheet": ("Scoresheet", "Planilla"),
    "rematch": ("Rematch", "Revancha"),
    "win": ("Win ", "Ganar "),
    "undo": ("Undo", "Deshacer"),
}
DIE = {
    "en": re.compile(r"Die (\d): (\d|rolling)(, held)?(, locked)?"),
    "es": re.compile(r"Dado (\d): (\d|rodando)(, apartado)?(, ya no se suelta)?"),
}
SECOND_DIE = {
    "en": re.compile(r"Second cup, die (\d): (\d|rolling)"),
    "es": re.compile(r"Segundo cubilete, dado (\d): (\d|rodando)"),
}
OFFER = {
    "en": re.compile(r"open, would (?:score (\d+) points?|be struck)"),
    "es": re.compile(r"abierto, (?:daría (\d+) puntos?|quedaría tachado)"),
}
