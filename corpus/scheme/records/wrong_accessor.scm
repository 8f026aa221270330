(define-record-type a (make-a x) a? (x a-x))
(define-record-type b (make-b x) b? (x b-x))
(display (guard (e (#t 'error)) (a-x (make-b 1)))) (newline)
