;; Memoisation with hash tables.
(define (memoize f)
  (let ((seen (make-equal-hashtable)))
    (lambda args
      (let ((known (hashtable-ref seen args #f)))
        (or known (let ((v (apply f args))) (hashtable-set! seen args v) v))))))
(define (make-equal-hashtable) (make-hashtable equal-hash equal?))
(define calls 0)
(define binomial
  (memoize (lambda (n k) (set! calls (+ calls 1)) (if (or (= k 0) (= k n)) 1 (+ (binomial (- n 1) (- k 1)) (binomial (- n 1) k))))))
(write (binomial 30 15)) (newline)
(write calls) (newline)
(define lcs
  (memoize
    (lambda (a b)
      (cond ((or (null? a) (null? b)) '())
            ((eqv? (car a) (car b)) (cons (car a) (lcs (cdr a) (cdr b))))
            (else (let ((x (lcs (cdr a) b)) (y (lcs a (cdr b)))) (if (>= (length x) (length y)) x y)))))))
(write (list->string (lcs (string->list "AGGTABQWERTY") (string->list "GXTXAYBWRT")))) (newline)
