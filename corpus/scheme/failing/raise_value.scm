(raise (list 1 2))
