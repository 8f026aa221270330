(write (sort string<? '("banana" "Apple" "cherry" "apple" ""))) (newline)
(write (list (string<? "abc" "abd") (string<? "ab" "abc") (string>=? "b" "a" "a") (string<? "a" "B"))) (newline)
