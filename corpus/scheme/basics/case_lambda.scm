(define area
  (case-lambda
    ((r) (* r r))
    ((w h) (* w h))
    ((a b . more) (apply + a b more))))
(display (list (area 3) (area 3 4) (area 1 2 3 4))) (newline)
