(display (with-exception-handler (lambda (e) 10) (lambda () (+ 1 (raise-continuable 'c))))) (newline)
(display (call/cc (lambda (k) (with-exception-handler (lambda (e) (k (list 'handled e))) (lambda () (+ 1 (raise 'boom))))))) (newline)
(display (call/cc (lambda (k) (with-exception-handler (lambda (e) (k (condition-message e))) (lambda () (error 'who "message" 1)))))) (newline)
