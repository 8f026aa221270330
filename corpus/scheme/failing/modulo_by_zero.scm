(define (f n) (modulo 10 n)) (f 0)
