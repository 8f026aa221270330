(define (f a . rest) (list a rest))
(display (f 1)) (display (f 1 2 3)) (newline)
(define g (lambda args (length args)))
(display (g)) (display (g 1 2)) (newline)

(display ((lambda (x y . z) (list x y z)) 1 2 3 4)) (newline)
