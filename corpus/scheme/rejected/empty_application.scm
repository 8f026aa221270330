(display ())
