(define-syntax my-delay (syntax-rules () ((_ e) (lambda () e))))
(define-syntax my-assert (syntax-rules () ((_ e) (if e 'ok (list 'failed 'e)))))
(display ((my-delay 5))) (display (my-assert (= 1 2))) (display (my-assert (= 1 1))) (newline)
