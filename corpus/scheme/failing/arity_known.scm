(define (f a b) (+ a b))
(display (f 1))
