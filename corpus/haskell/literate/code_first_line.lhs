> -- The first line is code; the bird marks act as a column of layout.
> main = mapM_ print xs
>  where xs = [ y | y <- [1 .. 5 :: Int]
>                 , odd y ]

The end of the file is text.
