(display (/ 1 0))
