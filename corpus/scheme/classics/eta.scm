;; An identity with a call in front that does nothing: contexts of one call are spoilt by it.
(define (answer)
  (let* ((do-something (lambda () 10))
         (id (lambda (y) (do-something) y)))
    (id #t)
    ((id (lambda (z) z)) 1)))
(display (answer))
(newline)
