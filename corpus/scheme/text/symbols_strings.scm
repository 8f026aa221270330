(define (symbol-append . l) (string->symbol (apply string-append (map symbol->string l))))
(write (symbol-append 'foo 'bar)) (newline)
(write (map symbol->string '(a b))) (newline)
