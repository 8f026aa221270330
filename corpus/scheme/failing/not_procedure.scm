(define x 5)
(display (x 1))
