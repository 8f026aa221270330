;; What is changed later was not constant: neither branch is dead.
;; @dead 16

(define flag #f)
(define (state)
  (if flag
      'on
      'off))

(display (state))
(set! flag #t)
(display (state))

(define never #f)
(define (other)
  (if never 'a 'b))
(display (other))
