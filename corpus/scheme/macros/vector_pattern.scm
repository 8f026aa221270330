(define-syntax vec-sum (syntax-rules () ((_ #(a ...)) (+ a ...))))
(display (vec-sum #(1 2 3))) (newline)
