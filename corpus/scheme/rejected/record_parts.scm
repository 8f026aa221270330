(define-record-type point (make-point))
(define-record-type p (make-p z) p? (x px))
