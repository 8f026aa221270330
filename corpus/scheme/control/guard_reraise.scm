(display (guard (e ((eq? e 'outer) 'got-it)) (guard (e ((eq? e 'inner) 'wrong)) (raise 'outer)))) (newline)
(define (safe-div a b) (guard (e (#t #f)) (if (= b 0) (raise 'div) (/ a b))))
(display (map (lambda (b) (safe-div 10 b)) '(1 2 0 5))) (newline)
