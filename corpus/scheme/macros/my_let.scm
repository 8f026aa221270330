(define-syntax my-let (syntax-rules () ((_ ((n v) ...) body ...) ((lambda (n ...) body ...) v ...)) ((_ tag ((n v) ...) body ...) ((letrec ((tag (lambda (n ...) body ...))) tag) v ...))))
(display (my-let ((a 1) (b 2)) (+ a b)))
(display (my-let loop ((i 0) (s 0)) (if (= i 5) s (loop (+ i 1) (+ s i))))) (newline)
