(define (types x)
  (list (pair? x) (null? x) (symbol? x) (string? x) (char? x) (vector? x) (procedure? x) (number? x) (boolean? x)))
(for-each (lambda (x) (write (types x)) (newline)) (list '(1) '() 'a "a" #\a '#(1) car 1 1.5 1/2 #t))
