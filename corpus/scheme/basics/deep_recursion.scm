(define (count n) (if (= n 0) 0 (+ 1 (count (- n 1)))))
(display (count 300000)) (newline)
(define (build n) (if (= n 0) '() (cons n (build (- n 1)))))
(display (length (build 300000))) (newline)
