(define-record-type point (make-point x y) point? (x px) (y py))
(display (px (list 1 2)))
