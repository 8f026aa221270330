(display (string-ref "abc" 10))
