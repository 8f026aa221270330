;; Rounding to even, and the other directions.
(define values-to-round '(-2.5 -1.5 0.5 1.5 2.5 3.7 -3.7 7/2 5/2 -7/2 4))
(for-each
  (lambda (x)
    (for-each (lambda (f) (write (f x)) (display " ")) (list floor ceiling truncate round))
    (newline))
  values-to-round)
