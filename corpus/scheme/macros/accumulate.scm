;; Macros that make definitions, and macros with state of their own.
(define-syntax define-getter-setter
  (syntax-rules () ((_ var getter setter) (begin (define var 0) (define (getter) var) (define (setter v) (set! var v))))))
(define-getter-setter level get-level set-level!)
(set-level! 7)
(write (get-level)) (newline)
(define-syntax define-enum
  (syntax-rules () ((_ (name value) ...) (begin (define name value) ...))))
(define-enum (red 0) (green 1) (blue 2))
(write (list red green blue)) (newline)
(define-syntax collect
  (syntax-rules (for in if)
    ((_ e for x in l) (map (lambda (x) e) l))
    ((_ e for x in l if c) (map (lambda (x) e) (filter (lambda (x) c) l)))))
(write (collect (* x x) for x in '(1 2 3 4 5) if (odd? x))) (newline)
(write (collect (list y y) for y in '(a b))) (newline)
(define-syntax my-and (syntax-rules () ((_) #t) ((_ e) e) ((_ e1 e2 ...) (if e1 (my-and e2 ...) #f))))
(write (list (my-and) (my-and 1) (my-and 1 2 3) (my-and 1 #f 3))) (newline)
(define-syntax with-temp (syntax-rules () ((_ x body) (let ((temp 100)) (+ temp x body)))))
(write (let ((temp 1)) (with-temp temp temp))) (newline)
(define-syntax pipe (syntax-rules () ((_ x) x) ((_ x (f arg ...) rest ...) (pipe (f x arg ...) rest ...)) ((_ x f rest ...) (pipe (f x) rest ...))))
(write (pipe 5 (+ 1) (* 2) number->string)) (newline)
