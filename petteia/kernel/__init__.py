"""What all games share: agenda, choices, moves, chance, events, records, dumps, sentences."""
