(define (rle l) (if (null? l) '() (let loop ((x (car l)) (n 1) (r (cdr l))) (cond ((null? r) (list (cons x n))) ((equal? x (car r)) (loop x (+ n 1) (cdr r))) (else (cons (cons x n) (loop (car r) 1 (cdr r))))))))
(write (rle '(a a b c c c))) (newline)
