(display #zap)
