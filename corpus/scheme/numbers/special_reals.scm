(write (list (/ 1.0 0.0) (/ -1.0 0.0) (- 0.0))) (newline)
(write (list (= +inf.0 +inf.0) (< 1 +inf.0) (nan? (- +inf.0 +inf.0)))) (newline)
(write (list (max 1 2.0) (min 1 2.0) (exact? 1/2) (inexact? 1.0) (integer? 2.0) (integer? 2.5) (rational? 1.5))) (newline)
