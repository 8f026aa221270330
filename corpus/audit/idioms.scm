;; Tests that everybody writes: what they have shown is known afterwards. Only what is read may be anything.
;; @safe 6 8 10 12 14 16
;; @open 18 20 22
;; @crashes

(define (sum l) (if (null? l) 0 (+ (car l) (sum (cdr l)))))

(define (evens l) (if (or (null? l) (null? (cdr l))) l (cons (car l) (evens (cddr l)))))

(define (quoted x) (if (and (pair? x) (eq? (car x) 'quote)) (cdr x) x))

(define (lookup k l) (let ((p (assq k l))) (if p (cdr p) 0)))

(define (tree-sum t) (cond ((null? t) 0) ((number? t) (+ t 0)) (else (tree-sum (car t)))))

(define (describe x) (cond ((string? x) (string-length x)) ((vector? x) (vector-length x)) (else 0)))

(define given (read))

(define n (if (exact-integer? given) (* given 2) 1))

(define (wrong) (length given))

(define (show x) (write x) (newline))
(show (sum (list n 2 3)))
(show (evens (list 1 2 n)))
(show (quoted (list 'quote n)))
(show (quoted n))
(show (lookup 'a '((a . 1) (b . 2))))
(show (tree-sum (list n)))
(show (tree-sum '()))
(show (map describe (list "abc" (vector 1 2) n)))
(show (string-append "n is " (number->string n)))
(show (vector->list (vector-map (lambda (x) (+ x 1)) (vector 1 2 n))))
(if (> n 5) (show (wrong)))
