# Ce que dit l'interface de tous les jeux, en français.
