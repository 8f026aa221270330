(define (f x) (+ 1 (car x)))
(display "before")
(newline)
(f 5)
