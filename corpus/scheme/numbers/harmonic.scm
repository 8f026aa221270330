(define (h n) (if (= n 0) 0 (+ (/ 1 n) (h (- n 1)))))
(display (h 20)) (newline)
(display (exact->inexact (h 20))) (newline)
