(define (digits n b) (let loop ((n n) (l '())) (if (< n b) (cons n l) (loop (quotient n b) (cons (remainder n b) l)))))
(display (digits 1234567 10)) (display (digits 255 2)) (newline)
(display #xff) (display " ") (display #b1011) (display " ") (display #o17) (display " ") (display #e1.5) (display " ") (display #i1/2) (newline)
