(define-syntax arrow (syntax-rules (=>) ((_ a => b) (list 'arrow a b)) ((_ a b c) (list 'plain a c))))
(display (arrow 1 => 2)) (display (arrow 1 'x 2)) (newline)
