(char-upcase "a")
