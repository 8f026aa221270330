(define (simplify e)
  (if (not (pair? e)) e
      (let ((op (car e)) (a (simplify (cadr e))) (b (simplify (caddr e))))
        (case op
          ((+) (cond ((and (number? a) (number? b)) (+ a b)) ((equal? a 0) b) ((equal? b 0) a) (else (list '+ a b))))
          ((*) (cond ((and (number? a) (number? b)) (* a b)) ((or (equal? a 0) (equal? b 0)) 0) ((equal? a 1) b) ((equal? b 1) a) (else (list '* a b))))
          (else (list op a b))))))
(define (d e) (cond ((number? e) 0) ((symbol? e) (if (eq? e 'x) 1 0)) ((eq? (car e) '+) (list '+ (d (cadr e)) (d (caddr e)))) ((eq? (car e) '*) (list '+ (list '* (d (cadr e)) (caddr e)) (list '* (cadr e) (d (caddr e)))))))
(write (simplify (d '(+ (* x x) (* 3 x))))) (newline)
(write (simplify '(+ (* 0 y) (* 1 (+ z 0))))) (newline)
