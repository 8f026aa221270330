(display "bye")
(newline)
(exit 3)
(display "never")
