(set! x)
(set! 5 1)
