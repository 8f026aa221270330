(display (guard (e (#t (display "handler ") e)) (dynamic-wind (lambda () (display "in ")) (lambda () (raise 'x)) (lambda () (display "out "))))) (newline)
