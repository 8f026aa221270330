;;; What Chez Scheme 9 lacks of R7RS and the SRFIs that the programs here use, and a loader:
;;;   chezscheme --script chez.ss PROGRAM

(alias r6:define-record-type define-record-type)
(alias r6:error error)

(define-syntax define-record-type
  (syntax-rules ()
    ((_ name (maker field ...) predicate spec ...)
     (%record name maker (field ...) predicate (spec ...) ()))))
(define-syntax %record
  (syntax-rules ()
    ((_ name maker order predicate () (done ...))
     (r6:define-record-type (name maker predicate) (fields done ...)))
    ((_ name maker order predicate ((field accessor) more ...) (done ...))
     (%record name maker order predicate (more ...) (done ... (immutable field accessor))))
    ((_ name maker order predicate ((field accessor modifier) more ...) (done ...))
     (%record name maker order predicate (more ...) (done ... (mutable field accessor modifier))))))

(define (error first . rest)
  (if (string? first) (apply r6:error #f first rest) (apply r6:error first rest)))
(define error-object? condition?)
(define error-object-message condition-message)
(define error-object-irritants condition-irritants)

(define-syntax receive
  (syntax-rules ()
    ((_ formals value body ...) (call-with-values (lambda () value) (lambda formals body ...)))))
(define-syntax delay-force (syntax-rules () ((_ e) (delay (force e)))))
(define make-promise (lambda (x) (delay x)))

(define floor-quotient (lambda (a b) (floor (/ a b))))
(define floor-remainder modulo)
(define truncate-quotient quotient)
(define truncate-remainder remainder)
(define (truncate/ a b) (values (quotient a b) (remainder a b)))
(define (floor/ a b) (values (floor-quotient a b) (modulo a b)))
(define (exact-integer? x) (and (integer? x) (exact? x)))
(define (square x) (* x x))
(define (boolean=? a b) (eq? a b))

(define (string-map f s) (list->string (map f (string->list s))))
(define (vector->string v) (list->string (vector->list v)))
(define (string->vector s) (list->vector (string->list s)))
(define r6:vector->list vector->list)
(define vector->list
  (case-lambda
    ((v) (r6:vector->list v))
    ((v start) (list-tail (r6:vector->list v) start))
    ((v start end) (list-head (list-tail (r6:vector->list v) start) (- end start)))))
(define (vector-append . l) (list->vector (apply append (map r6:vector->list l))))
(define (vector-copy! to at from)
  (do ((i 0 (+ i 1))) ((= i (vector-length from))) (vector-set! to (+ at i) (vector-ref from i))))

(define (%with-test same l test) (find (lambda (x) (same test x)) l))
(define r6:member member)
(define member
  (case-lambda
    ((x l) (r6:member x l))
    ((x l same) (let loop ((l l)) (cond ((null? l) #f) ((same x (car l)) l) (else (loop (cdr l))))))))
(define r6:assoc assoc)
(define assoc
  (case-lambda
    ((x l) (r6:assoc x l))
    ((x l same) (let loop ((l l)) (cond ((null? l) #f) ((same x (caar l)) (car l)) (else (loop (cdr l))))))))
(define (fold f z l) (if (null? l) z (fold f (f (car l) z) (cdr l))))
(define (reduce f z l) (if (null? l) z (fold f (car l) (cdr l))))
(define (delete x l) (remp (lambda (y) (equal? x y)) l))
(define (any p l) (exists p l))
(define (every p l) (for-all p l))
(define (list-index p l) (let loop ((l l) (i 0)) (cond ((null? l) #f) ((p (car l)) i) (else (loop (cdr l) (+ i 1))))))
(define first car)
(define second cadr)
(define (last l) (car (last-pair l)))
(define (append-map f l) (apply append (map f l)))
(define (filter-map f l) (filter values (map f l)))
(define (delete-duplicates l)
  (if (null? l) '() (cons (car l) (delete-duplicates (delete (car l) (cdr l))))))
(define (take l n) (list-head l n))
(define (drop l n) (list-tail l n))
(define (count p l) (length (filter p l)))
(define r6:iota iota)
(define iota (case-lambda ((n) (r6:iota n)) ((n start) (map (lambda (i) (+ i start)) (r6:iota n)))))

(define (make-hash) (make-hashtable equal-hash equal?))
(define hash-set! hashtable-set!)
(define (hash-ref h k . default)
  (if (hashtable-contains? h k)
      (hashtable-ref h k #f)
      (if (procedure? (car default)) ((car default)) (car default))))
(define hash-count hashtable-size)
(define hash-has-key? hashtable-contains?)
(define (hash-update! h k f) (hashtable-update! h k f #f))
(define (hash-values h) (map (lambda (k) (hashtable-ref h k #f)) (hash-keys h)))
(define (hash-keys h) (r6:vector->list (hashtable-keys h)))
(define hash-remove! hashtable-delete!)
(define (make-hash-table) (make-hashtable equal-hash equal?))
(define hash-table-set! hashtable-set!)
(define hash-table-ref/default hashtable-ref)
(define hash-table-exists? hashtable-contains?)
(define hash-table-count hashtable-size)
(define (hash-table-update!/default h k f default) (hashtable-update! h k f default))
(define hash-table-keys hash-keys)
(define (hash-table-walk h f) (for-each (lambda (k) (f k (hashtable-ref h k #f))) (hash-keys h)))

(define (call-with-output-string f) (let-values (((port text) (open-string-output-port))) (f port) (text)))

(load (cadr (command-line)))
