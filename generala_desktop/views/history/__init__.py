"""The window of games that were played: the games, statistics, the best, the dice."""
