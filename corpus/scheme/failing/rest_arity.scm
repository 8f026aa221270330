(define (f a b . c) c)
(f 1)
