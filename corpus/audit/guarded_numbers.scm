;; What a comparison says of a number holds in the branch, however it is written.
;; @safe 7 11 15 19 23 27 31 36
;; @crashes 41

(define (equal-to m n)
  (if (and (exact-integer? m) (exact-integer? n))
      (if (= n 0) 0 (quotient m n)) 0))

(define (zero-test m n)
  (if (and (exact-integer? m) (exact-integer? n))
      (if (zero? n) 0 (modulo m n)) 0))

(define (below m n)
  (if (and (exact-integer? m) (exact-integer? n))
      (cond ((< n 1) 0) (else (remainder m n))) 0))

(define (together m n)
  (if (and (exact-integer? m) (exact-integer? n) (not (= n 0)))
      (quotient m n) 0))

(define (named m n)
  (if (and (exact-integer? m) (exact-integer? n))
      (let ((none (= n 0))) (if none 0 (quotient m n))) 0))

(define (positive-test m n)
  (if (and (exact-integer? m) (exact-integer? n) (positive? n))
      (quotient m n) 0))

(define (nested m n)
  (if (and (exact-integer? m) (exact-integer? n))
      (+ 1 (if (> n 0) (quotient m n) 0)) 0))

(define (nonzero? n) (and (exact-integer? n) (not (= n 0))))
(define (own-test m n)
  (if (and (nonzero? n) (exact-integer? m))
      (quotient m n)
      0))

(define (weak m n)
  (if (and (exact-integer? m) (exact-integer? n) (>= n 0))
      (quotient m n) 0))
