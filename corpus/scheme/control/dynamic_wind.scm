(dynamic-wind (lambda () (display "[in]")) (lambda () (display "body")) (lambda () (display "[out]")))
(newline)
(display (dynamic-wind (lambda () #f) (lambda () 42) (lambda () #f))) (newline)
