;; Control structures by macros.
(define-syntax repeat (syntax-rules (times) ((_ n times body ...) (let loop ((i n)) (if (> i 0) (begin body ... (loop (- i 1))))))))
(define-syntax my-if (syntax-rules (then else) ((_ c then a else b) (cond (c a) (else b)))))
(define-syntax unless2 (syntax-rules () ((_ c body ...) (if c #f (begin body ...)))))
(define-syntax for
  (syntax-rules (in from to)
    ((_ x in l body ...) (for-each (lambda (x) body ...) l))
    ((_ x from a to b body ...) (do ((x a (+ x 1))) ((> x b)) body ...))))
(define-syntax my-let*
  (syntax-rules () ((_ () body ...) (let () body ...)) ((_ ((x v) rest ...) body ...) (let ((x v)) (my-let* (rest ...) body ...)))))
(define-syntax my-cond
  (syntax-rules (else) ((_ (else e ...)) (begin e ...)) ((_ (c e ...) clause ...) (if c (begin e ...) (my-cond clause ...)))))
(repeat 3 times (display "x"))
(newline)
(write (my-if (< 1 2) then 'yes else 'no)) (newline)
(for x in '(1 2 3) (display (* x x)) (display " "))
(newline)
(for i from 1 to 5 (display i))
(newline)
(write (my-let* ((a 1) (b (+ a 1)) (c (* b 10))) (list a b c))) (newline)
(write (map (lambda (n) (my-cond ((< n 0) 'neg) ((= n 0) 'zero) (else 'pos))) '(-1 0 1))) (newline)
(write (unless2 #f 1 2)) (newline)
