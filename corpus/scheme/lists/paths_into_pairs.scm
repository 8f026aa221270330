; The compositions of car and cdr, and comparisons that ignore case.
(define l '((((1 2) 3) (4 5) 6) (((7))) 8 9 10 (11 12)))
(write (list (caaaar l) (cdaaar l) (caadar l) (caddar l) (cdddr l) (cadddr l) (cddddr l) (caaadr l) (cdaadr l) (caaar l) (cdaar l) (cadar l) (cddar l) (caadr l) (cdadr l)))
(newline)
(write (list (char-ci=? #\a #\A) (char-ci<? #\a #\B) (char-ci>? #\b #\A) (char-ci<=? #\a #\A) (char-ci>=? #\z #\A)))
(newline)
(write (list (string-ci=? "abC" "ABc") (string-ci<? "abc" "ABD") (string-ci>? "b" "A") (string-ci<=? "a" "A") (string-ci>=? "z" "A")))
(newline)
