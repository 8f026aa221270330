(define (f) (letrec ((a (lambda () b)) (c (a)) (b 1)) c))
(display (f))
