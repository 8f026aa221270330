(define (machine states start)
  (lambda (input) (let loop ((s start) (l input)) (if (null? l) s (let ((t (assq (car l) (cdr (assq s states))))) (if t (loop (cdr t) (cdr l)) 'reject))))))
(define m (machine '((even (a . odd) (b . even)) (odd (a . even) (b . odd))) 'even))
(display (m '(a b a a))) (display (m '(a a))) (display (m '(c))) (newline)
