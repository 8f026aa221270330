(display (let-syntax ((foo (syntax-rules () ((_ x) (* x 2))))) (foo 21))) (newline)
(display (letrec-syntax ((ev? (syntax-rules () ((_) #t) ((_ x . r) (od? . r)))) (od? (syntax-rules () ((_) #f) ((_ x . r) (ev? . r))))) (ev? 1 2 3 4))) (newline)
