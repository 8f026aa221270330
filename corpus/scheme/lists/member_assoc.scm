(write (list (memq 'c '(a b c d)) (memq 'x '(a b)) (member "b" '("a" "b")) (memv 1.5 '(1 1.5 2)))) (newline)
(write (list (assq 'b '((a 1) (b 2))) (assoc "b" '(("a" . 1) ("b" . 2))) (assv 2 '((1 . a) (2 . b))) (assq 'z '()))) (newline)
(write (list (member 2.0 '(1 2 3) =) (assoc 2.0 '((1 one) (2 two)) =))) (newline)
