(define (collatz n) (if (= n 1) '(1) (cons n (collatz (if (even? n) (quotient n 2) (+ 1 (* 3 n)))))))
(display (collatz 27)) (newline)
