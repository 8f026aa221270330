(define-syntax loop (syntax-rules () ((_ x) (loop (x)))))
(loop 1)
