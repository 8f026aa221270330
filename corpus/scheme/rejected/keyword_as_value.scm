(display if)
(map cond (list 1))
