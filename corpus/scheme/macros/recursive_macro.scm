(define-syntax my-list-of (syntax-rules () ((_) '()) ((_ a . rest) (cons a (my-list-of . rest)))))
(display (my-list-of 1 2 3)) (newline)
(define-syntax count-args (syntax-rules () ((_) 0) ((_ x . rest) (+ 1 (count-args . rest)))))
(display (count-args a b c d)) (newline)
