(write (list #\a #\A #\space #\newline #\tab #\0 #\( (integer->char 955))) (newline)
(write (list (char->integer #\A) (integer->char 97) (char-upcase #\a) (char-downcase #\Z))) (newline)
(write (list (char-alphabetic? #\a) (char-numeric? #\5) (char-whitespace? #\space) (char-upper-case? #\A) (char-lower-case? #\A))) (newline)
(write (list (char=? #\a #\a) (char<? #\a #\b #\c) (char>? #\a #\b) (char-ci=? #\a #\A) (char->integer #\x41))) (newline)
