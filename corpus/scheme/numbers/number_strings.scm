(write (list (number->string 42) (number->string 255 8) (number->string 10 2) (number->string 1/3) (number->string 2.5))) (newline)
(write (list (string->number "42") (string->number "-17") (string->number "1/2") (string->number "2.5e3") (string->number "abc") (string->number "ff" 16) (string->number "1e") (string->number "") (string->number "-"))) (newline)
