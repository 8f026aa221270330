(define (check n) (if (< n 0) (error (quote check) "negative number" n) n))
(display (check 3))
(check -7)
