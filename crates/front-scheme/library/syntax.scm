;;; Forms that are macros.

(define-syntax define-syntax-rule
  (syntax-rules ()
    ((_ (name . pattern) template)
     (define-syntax name (syntax-rules () ((_ . pattern) template))))))

(define-syntax let-values
  (syntax-rules ()
    ((_ () body ...) (let () body ...))
    ((_ ((formals value) rest ...) body ...)
     (call-with-values (lambda () value)
       (lambda formals (let-values (rest ...) body ...))))))

(define-syntax let*-values
  (syntax-rules ()
    ((_ () body ...) (let () body ...))
    ((_ ((formals value) rest ...) body ...)
     (call-with-values (lambda () value)
       (lambda formals (let*-values (rest ...) body ...))))))

(define-syntax receive
  (syntax-rules ()
    ((_ formals value body ...)
     (call-with-values (lambda () value) (lambda formals body ...)))))

(define-syntax parameterize
  (syntax-rules ()
    ((_ ((parameter value) ...) body ...)
     (%parameterize (list (cons parameter value) ...) (lambda () body ...)))))

(define-syntax fluid-let
  (syntax-rules ()
    ((_ ((name value)) body ...)
     (let ((new value) (old #f))
       (dynamic-wind
         (lambda () (set! old name) (set! name new))
         (lambda () body ...)
         (lambda () (set! new name) (set! name old)))))
    ((_ (first rest ...) body ...)
     (fluid-let (first) (fluid-let (rest ...) body ...)))
    ((_ () body ...) (let () body ...))))

(define-syntax delay-force
  (syntax-rules () ((_ e) (%make-promise (cons #f (lambda () e))))))
(define-syntax make-lazy
  (syntax-rules () ((_ e) (delay-force e))))
(define-syntax lazy
  (syntax-rules () ((_ e) (delay-force e))))
(define-syntax delay
  (syntax-rules () ((_ e) (delay-force (make-promise e)))))
(define-syntax cons-stream
  (syntax-rules () ((_ a b) (cons a (delay b)))))
(define-syntax stream-cons
  (syntax-rules () ((_ a b) (cons a (delay b)))))

(define-syntax assert
  (syntax-rules () ((_ e) (%assert e)) ((_ e message ...) (%assert e))))

(define-syntax if0
  (syntax-rules () ((_ test yes no) (if (eqv? test 0) yes no))))

(define-syntax let/cc
  (syntax-rules () ((_ k body ...) (call/cc (lambda (k) body ...)))))
(define-syntax let/ec
  (syntax-rules () ((_ k body ...) (call/cc (lambda (k) body ...)))))

(define-syntax begin0
  (syntax-rules () ((_ first rest ...) (let ((value first)) rest ... value))))

(define-syntax while
  (syntax-rules () ((_ test body ...) (let loop () (if test (begin body ... (loop)))))))

(define-syntax time
  (syntax-rules () ((_ e) e)))

(define-syntax check-error
  (syntax-rules () ((_ e) (guard (x (#t 'error)) e))))

(define-record-type %exit (%make-exit code) %exit? (code %exit-code))
;; A type for each kind of port, so that everybody can see what a program writes to.
(define-record-type %console (%make-console handle open) %console?
  (handle %console-handle) (open %console-open %set-console-open!))
(define-record-type %text-out (%make-text-out pieces open) %text-out?
  (pieces %text-out-pieces %set-text-out-pieces!) (open %text-out-open %set-text-out-open!))
(define-record-type %file-out (%make-file-out handle open) %file-out?
  (handle %file-out-handle) (open %file-out-open %set-file-out-open!))
(define-record-type %bytes-out (%make-bytes-out bytes open) %bytes-out?
  (bytes %bytes-out-bytes %set-bytes-out-bytes!) (open %bytes-out-open %set-bytes-out-open!))
(define-record-type %stdin (%make-stdin open) %stdin? (open %stdin-open %set-stdin-open!))
(define-record-type %text-in (%make-text-in chars open) %text-in?
  (chars %text-in-chars %set-text-in-chars!) (open %text-in-open %set-text-in-open!))
(define-record-type %file-in (%make-file-in handle open) %file-in?
  (handle %file-in-handle) (open %file-in-open %set-file-in-open!))
(define-record-type %bytes-in (%make-bytes-in bytes open) %bytes-in?
  (bytes %bytes-in-bytes %set-bytes-in-bytes!) (open %bytes-in-open %set-bytes-in-open!))
(define-record-type %table (%make-table deep buckets count) %table?
  (deep %table-deep?)
  (buckets %table-buckets %set-table-buckets!)
  (count %table-count %set-table-count!))

(define (%fail who what x) (%raise (%make-condition who what (list x))))
(define (error first . rest)
  (if (string? first)
      (raise (%make-condition #f first rest))
      (raise (%make-condition first (if (pair? rest) (car rest) "") (if (pair? rest) (cdr rest) '())))))
(define (errorf who . rest) (raise (%make-condition who (apply format rest) '())))
(define (assertion-violation who message . rest) (raise (%make-condition who message rest)))
(define (exit . code)
  (%raise (%make-exit (cond ((null? code) 0) ((eq? (car code) #t) 0) ((not (car code)) 1) (else (car code))))))
(define (emergency-exit . code) (apply exit code))

(define (error-object? x) (%condition? x))
(define (condition? x) (%condition? x))
(define (error? x) (%condition? x))
(define (message-condition? x) (%condition? x))
(define (irritants-condition? x) (%condition? x))
(define (who-condition? x) (if (%condition? x) (if (%condition-who x) #t #f) #f))
(define (exn? x) (%condition? x))
(define (exn:fail? x) (%condition? x))
(define (error-object-message x) (%condition-message x))
(define (error-object-irritants x) (%condition-irritants x))
(define (condition-message x) (%condition-message x))
(define (condition-irritants x) (%condition-irritants x))
(define (condition-who x) (%condition-who x))
(define (error-message x) (%condition-message x))
(define (error-irritants x) (%condition-irritants x))
(define (exn-message x) (%condition-text x))
(define (condition/report-string x) (%condition-text x))
(define (file-error? x) #f)
(define (read-error? x) #f)

(define (%condition-text c)
  (let ((who (%condition-who c)) (message (%condition-message c)) (irritants (%condition-irritants c)))
    (let ((head (if who (string-append (%to-string who #f) ": ") ""))
          (text (if (string? message) message (%to-string message #t))))
      (if (null? irritants)
          (string-append head text)
          (string-append head text (if (string-suffix? ":" text) " " ": ")
            (let loop ((l irritants))
              (let ((s (%to-string (car l) #t)))
                (if (null? (cdr l)) s (string-append s " " (loop (cdr l)))))))))))
(define (%raised-text x)
  (cond ((%condition? x) (%condition-text x))
        ((%exit? x) (string-append "exit with code " (%to-string (%exit-code x) #t)))
        (else (string-append "raised " (%to-string x #t)))))
(define (%show x)
  (if (%void? x) (void) (if (%values? x) (for-each %show-one (%values-list x)) (%show-one x))))
(define (%show-one x) (write x) (newline))

(define (values . l) (if (if (pair? l) (null? (cdr l)) #f) (car l) (%make-values l)))
(define (call-with-values producer consumer)
  (let ((v (producer)))
    (if (%values? v) (%apply consumer (%values-list v)) (consumer v))))
(define (apply f a . l) (let ((args (%spread a l))) (%proper args args) (%apply f args)))
(define (%proper l all)
  (if (pair? l) (%proper (cdr l) all) (if (null? l) #t (%fail 'apply "not a proper list" all))))
(define (make-promise x) (if (promise? x) x (%make-promise (cons #t x))))
(define (force p) (if (promise? p) (%%force p) p))
(define (%%force p)
  (let ((c (%promise-ref p)))
    (if (car c)
        (cdr c)
        (let ((q ((cdr c))))
          (let ((c (%promise-ref p)))
            (if (car c)
                (cdr c)
                (begin (%promise-set! p (if (promise? q) (%promise-ref q) (cons #t q))) (%%force p))))))))
(define (stream-car s) (car s))
(define (stream-cdr s) (force (cdr s)))
(define (stream-first s) (car s))
(define (stream-rest s) (force (cdr s)))
(define (stream-pair? s) (if (pair? s) (promise? (cdr s)) #f))
(define (stream-null? s) (null? s))
(define the-empty-stream '())
(define stream-nil '())
(define empty-stream '())

(define (procedure-arity f) (void))
(define (eq-hash x) 0)
(define (default-object? x) #f)
(define (runtime) 0)
(define (current-time) 0)
(define (real-time) 0)
(define (cpu-time) 0)
(define (current-jiffy) 0)
(define (jiffies-per-second) 1000)
(define (current-second) 0)
(define (current-milliseconds) 0)
(define (current-inexact-milliseconds) 0)
(define (collect . args) (void))
(define (command-line)
  (let loop ((n (- (%argument-count 0) 1)) (l '()))
    (if (< n 0) (cons "scheme" l) (loop (- n 1) (cons (%argument n) l)))))
(define (boolean=? a b . rest)
  (if (eq? a b) (if (null? rest) #t (apply boolean=? b rest)) #f))
(define (symbol=? a b . rest)
  (if (eq? a b) (if (null? rest) #t (apply symbol=? b rest)) #f))
(define %gensyms 0)
(define (gensym . args)
  (set! %gensyms (+ %gensyms 1))
  (string->symbol (string-append "g" (number->string %gensyms))))
(define (generate-symbol . args) (gensym))
(define (void? x) (%void? x))
(define (identity x) x)
(define (const x) (lambda args x))
(define (compose f g) (lambda args (f (apply g args))))
(define (unspecified) (void))
(define (random n) (%random n))
(define %seed 42)
(define (%random n)
  (set! %seed (modulo (+ (* %seed 1103515245) 12345) 2147483648))
  (if (%real? n) (* n (/ (exact->inexact %seed) 2147483648.0)) (modulo (quotient %seed 65536) n)))

;; Loops of Racket, over sequences that are made into lists first.
(define-syntax for
  (syntax-rules () ((_ ((x s) ...) body ...) (for-each (lambda (x ...) body ...) (%sequence s) ...))))
(define-syntax for/list
  (syntax-rules () ((_ ((x s) ...) body ...) (map (lambda (x ...) body ...) (%sequence s) ...))))
(define-syntax for/vector
  (syntax-rules () ((_ clauses body ...) (list->vector (for/list clauses body ...)))))
(define-syntax for/sum
  (syntax-rules () ((_ clauses body ...) (apply + (for/list clauses body ...)))))
(define-syntax for*/list
  (syntax-rules ()
    ((_ () body ...) (list (let () body ...)))
    ((_ ((x s) more ...) body ...) (append-map (lambda (x) (for*/list (more ...) body ...)) (%sequence s)))))
(define-syntax for*
  (syntax-rules ()
    ((_ () body ...) (let () body ...))
    ((_ ((x s) more ...) body ...) (for-each (lambda (x) (for* (more ...) body ...)) (%sequence s)))))
(define-syntax for/fold
  (syntax-rules ()
    ((_ ((acc init)) ((x s)) body ...) (fold-left (lambda (acc x) body ...) init (%sequence s)))))
(define (%sequence s)
  (cond ((%int? s) (iota s))
        ((vector? s) (vector->list s))
        ((string? s) (string->list s))
        (else s)))
(define (in-range a . more)
  (cond ((null? more) (iota a))
        ((null? (cdr more)) (if (< a (car more)) (iota (- (car more) a) a) '()))
        (else
         (let ((end (car more)) (step (cadr more)))
           (let loop ((i a)) (if (if (> step 0) (< i end) (> i end)) (cons i (loop (+ i step))) '()))))))
(define (in-list l) l)
(define (in-vector v) (vector->list v))
(define (in-string s) (string->list s))
