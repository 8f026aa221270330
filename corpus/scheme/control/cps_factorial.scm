(define (fact n k) (if (= n 0) (k 1) (fact (- n 1) (lambda (v) (k (* n v))))))
(display (fact 20 (lambda (x) x))) (newline)
