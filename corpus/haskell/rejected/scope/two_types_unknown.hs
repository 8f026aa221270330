-- wrong: two unknown types and an unknown variable (line 2)
data Job = Job { title :: Strnig, pay :: Dobule }

raise :: Job -> Job
raise j = j { pay = pay j * factr }

main :: IO ()
main = print (pay (raise (Job "x" 1)))
