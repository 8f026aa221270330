(display 1))
(display 2)
