(write (list (sqrt 16) (sqrt 1/4) (sqrt 2) (sqrt 15.5) (sqrt 0) (sqrt 1000000000000000000000000))) (newline)
(call-with-values (lambda () (exact-integer-sqrt 17)) (lambda (s r) (write (list s r)) (newline)))
