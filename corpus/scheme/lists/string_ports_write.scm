(write '("a" #\b c 1.5 (d . e))) (display '("a" #\b c 1.5 (d . e))) (newline)
(write '()) (write '(())) (write '(() . ())) (newline)
