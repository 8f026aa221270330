(define (clean s) (filter char-alphabetic? (string->list (string-downcase s))))
(define (palindrome? s) (let ((l (clean s))) (equal? l (reverse l))))
(write (map palindrome? '("A man, a plan, a canal: Panama" "hello"))) (newline)
