(write (string-map char-upcase "abc")) (newline)
(string-for-each (lambda (c) (write (char->integer c)) (display " ")) "abc") (newline)
(write (list->string (reverse (string->list "hello")))) (newline)
