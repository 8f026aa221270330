(define (flatten t) (cond ((null? t) '()) ((pair? t) (append (flatten (car t)) (flatten (cdr t)))) (else (list t))))
(display (flatten '(1 (2 (3 4)) ((5))))) (newline)
