(define)
(define 5 6)
(define x 1 2)
