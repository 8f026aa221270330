(write (map + '(1 2 3) '(10 20 30))) (newline)
(write (map (lambda (x y z) (list x y z)) '(1 2) '(a b) '("x" "y"))) (newline)
(write (map car '((1 2) (3 4)))) (newline)
(for-each (lambda (a b) (display (* a b)) (display " ")) '(1 2 3) '(4 5 6)) (newline)
