(define memo (make-eqv-hashtable))
(define (fib n) (or (hashtable-ref memo n #f) (let ((v (if (< n 2) n (+ (fib (- n 1)) (fib (- n 2)))))) (hashtable-set! memo n v) v)))
(display (fib 100)) (newline)
