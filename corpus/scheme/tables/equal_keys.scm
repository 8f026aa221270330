(define h (make-hashtable equal-hash equal?))
(hashtable-set! h '(1 2) 'list) (hashtable-set! h "str" 'string) (hashtable-set! h 'sym 'symbol)
(write (list (hashtable-ref h (list 1 2) #f) (hashtable-ref h (string-append "s" "tr") #f) (hashtable-ref h 'sym #f))) (newline)
