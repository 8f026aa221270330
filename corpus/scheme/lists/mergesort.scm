(define (split l) (if (or (null? l) (null? (cdr l))) (values l '()) (let-values (((a b) (split (cddr l)))) (values (cons (car l) a) (cons (cadr l) b)))))
(define (merge a b) (cond ((null? a) b) ((null? b) a) ((< (car a) (car b)) (cons (car a) (merge (cdr a) b))) (else (cons (car b) (merge a (cdr b))))))
(define (msort l) (if (or (null? l) (null? (cdr l))) l (let-values (((a b) (split l))) (merge (msort a) (msort b)))))
(display (msort '(5 2 8 1 9 3 7))) (newline)
