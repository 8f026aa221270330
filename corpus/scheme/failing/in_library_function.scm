(define (sum l) (fold-left + 0 l))
(display (sum '(1 2 x)))
