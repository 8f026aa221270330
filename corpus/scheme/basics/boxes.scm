(define b (box 1))
(set-box! b (+ (unbox b) 41))
(display (unbox b)) (newline)
(display (box? b)) (newline)
