(display (quote (. a)))
