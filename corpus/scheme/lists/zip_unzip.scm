(define (zip . ls) (apply map list ls))
(display (zip '(1 2 3) '(a b c) '("x" "y" "z"))) (newline)
(define (transpose m) (apply map list m))
(display (transpose '((1 2 3) (4 5 6)))) (newline)
