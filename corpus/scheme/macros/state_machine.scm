;; A macro that makes an automaton: each state a procedure.
(define-syntax automaton
  (syntax-rules (:)
    ((_ start (state : (label target) ...) ...)
     (letrec ((state (lambda (input)
                       (if (null? input)
                           'state
                           (case (car input) ((label) (target (cdr input))) ... (else (list 'stuck 'state (car input)))))))
              ...)
       start))))
(define m (automaton init (init : (c more)) (more : (a more) (d more) (r end)) (end : (r end))))
(write (m '(c a d r))) (newline)
(write (m '(c a d d))) (newline)
(write (m '(c x))) (newline)
(write (m '())) (newline)
