(display (if))
