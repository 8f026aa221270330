(display (if))
(let)
(car '(1 2)
