(define h (make-hash)) (hash-ref h 'x)
