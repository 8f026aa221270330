;; A program without input is run: what it looks up is there.
;; @safe 5 8

(define table '((a . 1) (b . 2)))
(define (value k) (cdr (assq k table)))

(define v (vector 1 2 3))
(define (at i) (vector-ref v i))

(display (+ (value 'a) (value 'b) (at 2)))
