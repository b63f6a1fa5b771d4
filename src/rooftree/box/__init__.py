"""What the games share of a box on the table: card data, recorded deals, score sheets, first lessons."""
