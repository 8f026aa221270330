(define-syntax for (syntax-rules (in from to) ((_ x in l body ...) (for-each (lambda (x) body ...) l)) ((_ x from a to b body ...) (do ((x a (+ x 1))) ((> x b)) body ...))))
(for x in '(1 2 3) (display (* x x)) (display " "))
(for i from 1 to 4 (display i))
(newline)
