(define c (list 1 2 3))
(set-cdr! (cddr c) c)
(write (list (car c) (cadddr c) (list-ref c 7))) (newline)
(write (list? c)) (newline)
