(write (list (bitwise-and 12 10) (bitwise-ior 12 10) (bitwise-xor 12 10) (bitwise-not 5))) (newline)
(write (list (bitwise-arithmetic-shift-left 1 70) (bitwise-arithmetic-shift-right 1024 3) (bitwise-bit-count 255))) (newline)
