(define (bounce n) (if (= n 0) 'end (lambda () (bounce (- n 1)))))
(define (run t) (if (procedure? t) (run (t)) t))
(display (run (bounce 10000))) (newline)
