(cond 5)
