"""Small adapters around Qt: preferences, translations, one instance."""
