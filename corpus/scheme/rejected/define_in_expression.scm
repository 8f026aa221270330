(display (define x 1))
