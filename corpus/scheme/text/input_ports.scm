(define p (open-input-string "hello (1 2 foo) \"str\" 42"))
(write (read-char p)) (write (peek-char p)) (write (read p)) (write (read p)) (write (read p)) (write (read p)) (write (eof-object? (read p))) (newline)
