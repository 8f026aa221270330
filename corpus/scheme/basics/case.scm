(define (kind x)
  (case x
    ((1 3 5 7 9) 'odd)
    ((0 2 4 6 8) 'even)
    ((a e i o u) 'vowel)
    ((#\a) 'char)
    (else 'other)))
(for-each (lambda (x) (display (kind x)) (newline)) (list 3 4 'e #\a "s" 'z))

(newline)
