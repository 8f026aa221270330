(call-with-values (lambda () (call/cc (lambda (k) (k 1 2 3)))) (lambda l (display l) (newline)))
(display (call/cc procedure?)) (newline)
(display (map (lambda (x) (call/cc (lambda (k) (if (= x 2) (k 'two) x)))) '(1 2 3))) (newline)
