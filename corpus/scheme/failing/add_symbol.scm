(display (+ 1 'a))
