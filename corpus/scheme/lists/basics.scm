(write (list (car '(1 2)) (cdr '(1 2)) (cons 1 2) (cons 1 '(2)) (cadr '(1 2 3)) (cddr '(1 2 3)) (caddr '(1 2 3)) (caar '((1) 2)))) (newline)
(write (list (length '(1 2 3)) (append '(1) '(2) '(3 4)) (reverse '(1 2 3)) (list-tail '(1 2 3 4) 2) (list-ref '(a b c) 1))) (newline)
(write (list (append) (append '(1)) (append '(1) 2) (append '() '(1)))) (newline)
(write '(1 . (2 . (3 . ())))) (write '(1 2 . 3)) (newline)
