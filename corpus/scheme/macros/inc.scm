(define-syntax inc! (syntax-rules () ((_ x) (inc! x 1)) ((_ x n) (set! x (+ x n)))))
(define a 5) (inc! a) (inc! a 10) (display a) (newline)
(define-syntax unless2 (syntax-rules () ((_ c b ...) (if c #f (begin b ...)))))
(display (unless2 #f 1 2)) (newline)
