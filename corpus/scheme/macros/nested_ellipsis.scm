(define-syntax my-cond (syntax-rules (else) ((_ (else e ...)) (begin e ...)) ((_ (c e ...) clause ...) (if c (begin e ...) (my-cond clause ...)))))
(display (my-cond (#f 1) ((= 1 1) 2) (else 3)))
(define-syntax flatten-pairs (syntax-rules () ((_ ((a b ...) ...)) '((a ...) (b ... ...)))))
(display (flatten-pairs ((1 2 3) (4 5) (6)))) (newline)
