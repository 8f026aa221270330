(define (join strs sep) (if (null? strs) "" (fold-left (lambda (acc s) (string-append acc sep s)) (car strs) (cdr strs))))
(define (repeat s n) (if (= n 0) "" (string-append s (repeat s (- n 1)))))
(define (table rows) (for-each (lambda (row) (display (join (map (lambda (c) (let ((s (if (number? c) (number->string c) c))) (string-append s (repeat " " (- 8 (string-length s)))))) row) "|")) (newline)) rows))
(table '(("name" "qty" "price") ("apple" 3 12) ("melon" 10 250)))
