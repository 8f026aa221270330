(define (loop n) (if (= n 0) (delay 'done) (delay-force (loop (- n 1)))))
(display (force (loop 10000))) (newline)
