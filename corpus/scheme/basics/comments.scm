; a line comment
#| a block
   #| nested |#
   comment |#
(display #;(hidden) 1) #; (display 2)
(newline)
(display '(1 #;2 3 #| 4 |# 5)) ; the end
(newline)
