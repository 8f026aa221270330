(define (search v x) (call/cc (lambda (break) (let loop ((i 0)) (if (= i (vector-length v)) #f (begin (if (equal? (vector-ref v i) x) (break i)) (loop (+ i 1))))))))
(display (search '#(a b c) 'c)) (display (search '#(a b c) 'z)) (newline)
