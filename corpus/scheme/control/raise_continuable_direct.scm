(display (with-exception-handler (lambda (e) (* e 2)) (lambda () (+ 1 (raise-continuable 20))))) (newline)
(display (with-exception-handler (lambda (e) 'outer) (lambda () (with-exception-handler (lambda (e) (list 'inner (raise-continuable e))) (lambda () (raise-continuable 'x)))))) (newline)
