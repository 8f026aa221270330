(define-syntax my-or (syntax-rules () ((_) #f) ((_ e) e) ((_ e r ...) (let ((t e)) (if t t (my-or r ...))))))
(define t 5)
(display (my-or #f t)) (display (my-or #f #f)) (display (my-or)) (newline)
