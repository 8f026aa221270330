(define-syntax two (syntax-rules () ((_ a b) (+ a b))))
(display (two 1))
