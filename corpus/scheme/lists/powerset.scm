(define (powerset l) (if (null? l) '(()) (let ((r (powerset (cdr l)))) (append r (map (lambda (s) (cons (car l) s)) r)))))
(display (powerset '(a b c))) (newline)
