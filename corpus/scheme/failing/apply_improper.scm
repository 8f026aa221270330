(apply + 1)
