(define f (lambda [x] x))
(let ([a 1] [b 2]) (display (+ a b)) (newline))
(cond [(> 1 2) (display 'no)] [else (display 'yes)])
(newline)
