"""The end of a game in bottle caps or play money."""
