(display #\foobar)
