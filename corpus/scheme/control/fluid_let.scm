(define x 1)
(define (show) (display x))
(fluid-let ((x 2)) (show)) (show) (newline)
