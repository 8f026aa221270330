(list-tail '(1 2) 5)
