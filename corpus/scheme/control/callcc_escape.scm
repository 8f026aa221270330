(define (find-first p l)
  (call/cc (lambda (return) (for-each (lambda (x) (if (p x) (return x))) l) #f)))
(display (find-first even? '(1 3 4 5))) (display (find-first even? '(1 3))) (newline)
(display (+ 1 (call-with-current-continuation (lambda (k) (* 10 (k 5)))))) (newline)
