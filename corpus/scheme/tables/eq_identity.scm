(define h (make-eq-hashtable))
(define p (list 1)) (define q (list 1))
(hashtable-set! h p 'p) (hashtable-set! h q 'q)
(write (list (hashtable-ref h p #f) (hashtable-ref h q #f) (hashtable-ref h (list 1) #f) (hashtable-size h))) (newline)
