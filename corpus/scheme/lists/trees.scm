(define (tree-insert t x) (cond ((null? t) (list x '() '())) ((< x (car t)) (list (car t) (tree-insert (cadr t) x) (caddr t))) (else (list (car t) (cadr t) (tree-insert (caddr t) x)))))
(define (tree->list t) (if (null? t) '() (append (tree->list (cadr t)) (list (car t)) (tree->list (caddr t)))))
(display (tree->list (fold-left tree-insert '() '(5 3 8 1 4 7 9)))) (newline)
