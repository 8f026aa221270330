(write (string-length "λx→y")) (write (string-ref "λx" 0)) (display "λx→y") (write (string->list "äß")) (newline)
