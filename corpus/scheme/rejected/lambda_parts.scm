(lambda (x))
(lambda (1) 1)
