(let ((x)) x)
(let (5) 1)
(let ((x 1 2)) x)
