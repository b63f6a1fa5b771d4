# Það sem viðmót allra spilanna segir, á íslensku.
