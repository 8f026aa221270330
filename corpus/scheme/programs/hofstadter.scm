(define (memoize f) (let ((t (make-eqv-hashtable))) (lambda (n) (or (hashtable-ref t n #f) (let ((v (f n))) (hashtable-set! t n v) v)))))
(define Q (memoize (lambda (n) (if (<= n 2) 1 (+ (Q (- n (Q (- n 1)))) (Q (- n (Q (- n 2)))))))))
(display (map Q (iota 20 1))) (newline)
(display (Q 500)) (newline)
