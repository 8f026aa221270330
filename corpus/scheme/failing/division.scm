(display (quotient 1 0))
