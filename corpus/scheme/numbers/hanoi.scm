(define (hanoi n a b c) (if (= n 0) 0 (+ (hanoi (- n 1) a c b) 1 (hanoi (- n 1) c b a))))
(display (hanoi 12 'a 'b 'c)) (newline)
