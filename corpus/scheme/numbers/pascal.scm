(define (next row) (map + (cons 0 row) (append row '(0))))
(let loop ((i 0) (row '(1))) (when (< i 8) (display row) (newline) (loop (+ i 1) (next row))))
