(write (map zero? '(0 1 0.0))) (write (map positive? '(1 -1 0))) (write (map negative? '(1 -1 0))) (newline)
(write (map even? '(0 1 2 -3))) (write (map odd? '(0 1 2 -3))) (newline)
(write (list (integer? 1) (integer? 1/2) (rational? 1/2) (real? 1.5) (number? 'a) (exact? 1) (exact-integer? 5))) (newline)
