(map car '((1) 2))
