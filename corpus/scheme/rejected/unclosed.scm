(define (f x)
  (if x 1 2)
