(define-record-type point)
(define-record-type p (make-p z) p? (x px))
