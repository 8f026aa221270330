(define (union a b) (cond ((null? a) b) ((member (car a) b) (union (cdr a) b)) (else (cons (car a) (union (cdr a) b)))))
(define (intersection a b) (filter (lambda (x) (member x b)) a))
(write (union '(1 2 3) '(2 3 4))) (write (intersection '(1 2 3) '(2 3 4))) (newline)
