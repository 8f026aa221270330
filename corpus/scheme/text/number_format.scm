(define (pad n w) (let ((s (number->string n))) (string-append (make-string (max 0 (- w (string-length s))) #\space) s)))
(do ((i 1 (+ i 1))) ((> i 3)) (do ((j 1 (+ j 1))) ((> j 5)) (display (pad (* i j) 4))) (newline))
