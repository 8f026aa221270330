(define (queens board-size)
  (define (attacks? q1 q2) (or (= (car q1) (car q2)) (= (cdr q1) (cdr q2)) (= (abs (- (car q1) (car q2))) (abs (- (cdr q1) (cdr q2))))))
  (define (ok? q qs) (cond ((null? qs) #t) ((attacks? q (car qs)) #f) (else (ok? q (cdr qs)))))
  (let loop ((row 1) (placed '()))
    (if (> row board-size) 1
        (let next ((col 1) (total 0))
          (if (> col board-size) total
              (let ((q (cons row col))) (next (+ col 1) (if (ok? q placed) (+ total (loop (+ row 1) (cons q placed))) total))))))))
(display (map queens '(1 2 3 4 5 6))) (newline)
