(display "start")
(newline)
(define (f) (undefined-procedure 1))
(f)
