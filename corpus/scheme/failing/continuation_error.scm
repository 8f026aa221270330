(call/cc (lambda (k) (+ 1 (k (car 5)))))
