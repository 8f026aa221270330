(write (list #t #f #true #false (not 1) (not #f) (boolean? #f) (boolean? 0) (boolean=? #t #t))) (newline)
