(when (> 3 2) (display "yes") (newline))
(unless (> 3 2) (display "no") (newline))
(unless #f (display "unless") (newline))
