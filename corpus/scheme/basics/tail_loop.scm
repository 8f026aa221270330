(define (loop n acc) (if (= n 0) acc (loop (- n 1) (+ acc n))))
(display (loop 1000000 0)) (newline)
