(display '(a . b c))
