(vector-set! '(1) 0 1)
