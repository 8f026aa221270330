-- A class that declares a method twice.
class A a where
  m :: a
  m :: a
main = print 1
