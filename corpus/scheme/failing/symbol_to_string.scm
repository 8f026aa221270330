(symbol->string "a")
