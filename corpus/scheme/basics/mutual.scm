(define (ping n) (if (= n 0) 'ping (pong (- n 1))))
(define (pong n) (if (= n 0) 'pong (ping (- n 1))))
(display (ping 100001)) (newline)
