(define-record-type person (make-person name age) person? (name person-name) (age person-age))
(define people (list (make-person "bob" 30) (make-person "al" 25) (make-person "eve" 35)))
(display (map person-name (sort (lambda (a b) (< (person-age a) (person-age b))) people))) (newline)
(display (apply + (map person-age people))) (newline)
