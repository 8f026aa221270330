(else 1)
