#lang typed/racket
(display 1)
