;; Who is called through a variable, and who never is.
;; @calls 6: twice, function at 14:28
;; @dead 11

(define (call f x)
  (f x))

(define (twice x) (* 2 x))

;; Mentioned, but nobody calls it.
(define (thrice x) (* 3 x))
(define spare (list thrice))

(display (call (lambda (y) (+ y 1)) (call twice 2)))
