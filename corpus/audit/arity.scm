;; A procedure that is given the wrong number of arguments, or something that is no procedure.
;; @crashes 5 8

(define (both f)
  (f 1 2))

(define (none)
  (5 6))
