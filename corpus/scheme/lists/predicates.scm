(write (map list? (list '() '(1 2) '(1 . 2) 5))) (newline)
(write (map pair? (list '() '(1) 5))) (newline)
