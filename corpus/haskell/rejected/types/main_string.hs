-- wrong: main is a string (line 2)
main = "hello"
