(write "a\nb\tc\"d\\e") (newline)
(display "a\nb\tc\"d\\e") (newline)
(write "\x41;bc") (newline)
(write "line one \
        line two") (newline)
