(display "Hello, world!")
(newline)
