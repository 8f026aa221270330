;; The fewest digits that are read back as the same number.
(for-each (lambda (x) (write x) (newline))
          (list 1e23 1e21 1e22 123456789012345680000.0 1.7976931348623157e308
                2.2250738585072014e-308 0.1 (+ 0.1 0.2) (/ 1.0 3) (sqrt 2.0) 100.0 1e10 12345678901.5 .001 .0001
                -1e23 (expt 2.0 70) (exact->inexact 2/3) 9007199254740993.0 4.35 0.000123))
