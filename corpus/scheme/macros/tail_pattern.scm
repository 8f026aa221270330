(define-syntax last-first (syntax-rules () ((_ a ... z) (list z a ...))))
(display (last-first 1 2 3 4)) (newline)
