;; A loop within a loop, each a local function.
(define (answer)
  (letrec ((lp1 (lambda (i x)
                  (if (= i 0)
                      x
                      (letrec ((lp2 (lambda (j f y)
                                      (if (= j 0)
                                          (lp1 (- i 1) y)
                                          (lp2 (- j 1) f (f y))))))
                        (lp2 10 (lambda (n) (+ n i)) x))))))
    (lp1 10 0)))
(display (answer))
(newline)
