(define a (list 1 2))
(define b (append! a (list 3)))
(display b) (newline)
(display (reverse! (list 1 2 3))) (newline)
