(define-syntax m (syntax-rules () ((_ a ...) (list a))))
(display (m 1 2))
(define-syntax n 5)
