(define (call g) (g 1 2))
(display (call (lambda (x) x)))
