(display . 1)
