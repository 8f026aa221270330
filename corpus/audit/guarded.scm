;; A test of the kind of a value makes the operation safe; without the test it is not.
;; @safe 6
;; @crashes 9 12

(define (first-or x d)
  (if (pair? x) (car x) d))

(define (first x)
  (car x))

(define (average xs n)
  (quotient xs n))
