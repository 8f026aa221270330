(display 1) #| never ends
