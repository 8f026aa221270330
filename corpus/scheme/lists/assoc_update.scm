(define (update k v al) (cond ((null? al) (list (cons k v))) ((equal? k (caar al)) (cons (cons k v) (cdr al))) (else (cons (car al) (update k v (cdr al))))))
(write (update 'b 20 (update 'c 3 '((a . 1) (b . 2))))) (newline)
