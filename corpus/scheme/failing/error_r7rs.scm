(error "something bad:" 1 "two" (list 3))
