(define (words s) (let loop ((l (string->list s)) (w '()) (out '())) (cond ((null? l) (reverse (if (null? w) out (cons (list->string (reverse w)) out)))) ((char=? (car l) #\space) (loop (cdr l) '() (if (null? w) out (cons (list->string (reverse w)) out)))) (else (loop (cdr l) (cons (car l) w) out)))))
(define (count ws) (let ((h (make-hashtable equal-hash equal?))) (for-each (lambda (w) (hashtable-update! h w (lambda (n) (+ n 1)) 0)) ws) h))
(define h (count (words "the cat and the dog and the bird")))
(for-each (lambda (w) (display w) (display " ") (display (hashtable-ref h w 0)) (newline)) (sort string<? (vector->list (hashtable-keys h))))
