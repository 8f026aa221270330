(write (list "abc" (string-length "hello") (string-ref "hello" 1) (substring "hello world" 6 11) (string-append "a" "b" "c"))) (newline)
(write (list (string=? "a" "a") (string<? "a" "b") (string>? "a" "b") (string<=? "a" "a") (string-ci=? "ABC" "abc") (string=? "a" "a" "b"))) (newline)
(write (list (string->list "abc") (list->string '(#\x #\y)) (string #\a #\b) (make-string 3 #\z) (string-copy "abc") (string-append))) (newline)
(write (list (string-upcase "hello") (string-downcase "HeLLo") (string? "a") (string->symbol "abc"))) (newline)
