(write (list (max 1 5 3) (min 4 2 8) (max -1 -5) (abs -7) (abs 7) (max 1/2 0.3))) (newline)
