//! Primitives as data: one table of names and signatures; interpretations give them meaning.

/// What a primitive wants of an argument, or gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PrimType {
    /// 64-bit integer.
    Int,
    /// Unbounded integer.
    Integer,
    /// IEEE double.
    Double,
    /// Code point.
    Char,
    /// Primitive string.
    Str,
    /// `True` or `False`.
    Bool,
    /// `Unit`.
    Unit,
    /// A list of code points, forced to the end.
    Chars,
    /// A mutable cell.
    Cell,
    /// A mutable array.
    Array,
    /// Any value, forced to weak head normal form.
    Value,
    /// Anything, not forced.
    Lazy,
}

/// Argument and result types of a primitive.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Signature {
    /// What it takes.
    pub args: &'static [PrimType],
    /// What it gives.
    pub result: PrimType,
}

macro_rules! prims {
    ($($name:ident $text:literal ($($arg:ident),*) -> $result:ident;)*) => {
        /// A primitive operation.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        #[allow(missing_docs)] // the name and signature say it all
        pub enum Prim { $($name),* }

        impl Prim {
            /// All primitives, in order.
            pub const ALL: &'static [Prim] = &[$(Prim::$name),*];

            /// Its name in Core text.
            pub const fn text(self) -> &'static str {
                match self { $(Prim::$name => $text),* }
            }

            /// The primitive of this name.
            pub fn parse(text: &str) -> Option<Prim> {
                match text { $($text => Some(Prim::$name),)* _ => None }
            }

            /// What it takes and gives.
            pub fn signature(self) -> Signature {
                match self {
                    $(Prim::$name => Signature {
                        args: &[$(PrimType::$arg),*],
                        result: PrimType::$result,
                    }),*
                }
            }
        }
    };
}

impl Prim {
    /// Whether it talks to the world outside: what it gives is no function of its arguments, and it is not done twice.
    pub fn is_console(self) -> bool {
        (Prim::IoPutChar..=Prim::IoProgramName).contains(&self)
    }
}

prims! {
    IntAdd "int.add" (Int, Int) -> Int;
    IntSub "int.sub" (Int, Int) -> Int;
    IntMul "int.mul" (Int, Int) -> Int;
    IntNeg "int.neg" (Int) -> Int;
    IntQuot "int.quot" (Int, Int) -> Int;
    IntRem "int.rem" (Int, Int) -> Int;
    IntDiv "int.div" (Int, Int) -> Int;
    IntMod "int.mod" (Int, Int) -> Int;
    IntEq "int.eq" (Int, Int) -> Bool;
    IntNe "int.ne" (Int, Int) -> Bool;
    IntLt "int.lt" (Int, Int) -> Bool;
    IntLe "int.le" (Int, Int) -> Bool;
    IntGt "int.gt" (Int, Int) -> Bool;
    IntGe "int.ge" (Int, Int) -> Bool;
    IntAnd "int.and" (Int, Int) -> Int;
    IntOr "int.or" (Int, Int) -> Int;
    IntXor "int.xor" (Int, Int) -> Int;
    IntNot "int.not" (Int) -> Int;
    IntShl "int.shl" (Int, Int) -> Int;
    IntShr "int.shr" (Int, Int) -> Int;
    IntShrLogical "int.shr-logical" (Int, Int) -> Int;
    IntPopCount "int.popcount" (Int) -> Int;
    IntTrailingZeros "int.trailing-zeros" (Int) -> Int;
    IntLeadingZeros "int.leading-zeros" (Int) -> Int;
    IntToInteger "int.to-integer" (Int) -> Integer;
    IntToDouble "int.to-double" (Int) -> Double;
    IntToChar "int.to-char" (Int) -> Char;
    IntShow "int.show" (Int) -> Str;

    IntegerAdd "integer.add" (Integer, Integer) -> Integer;
    IntegerSub "integer.sub" (Integer, Integer) -> Integer;
    IntegerMul "integer.mul" (Integer, Integer) -> Integer;
    IntegerNeg "integer.neg" (Integer) -> Integer;
    IntegerQuot "integer.quot" (Integer, Integer) -> Integer;
    IntegerRem "integer.rem" (Integer, Integer) -> Integer;
    IntegerDiv "integer.div" (Integer, Integer) -> Integer;
    IntegerMod "integer.mod" (Integer, Integer) -> Integer;
    IntegerGcd "integer.gcd" (Integer, Integer) -> Integer;
    IntegerPow "integer.pow" (Integer, Int) -> Integer;
    IntegerEq "integer.eq" (Integer, Integer) -> Bool;
    IntegerNe "integer.ne" (Integer, Integer) -> Bool;
    IntegerLt "integer.lt" (Integer, Integer) -> Bool;
    IntegerLe "integer.le" (Integer, Integer) -> Bool;
    IntegerGt "integer.gt" (Integer, Integer) -> Bool;
    IntegerGe "integer.ge" (Integer, Integer) -> Bool;
    IntegerAnd "integer.and" (Integer, Integer) -> Integer;
    IntegerOr "integer.or" (Integer, Integer) -> Integer;
    IntegerXor "integer.xor" (Integer, Integer) -> Integer;
    IntegerNot "integer.not" (Integer) -> Integer;
    IntegerShl "integer.shl" (Integer, Int) -> Integer;
    IntegerShr "integer.shr" (Integer, Int) -> Integer;
    IntegerBitLength "integer.bit-length" (Integer) -> Int;
    IntegerToInt "integer.to-int" (Integer) -> Int;
    IntegerToDouble "integer.to-double" (Integer) -> Double;
    IntegerShow "integer.show" (Integer) -> Str;

    DoubleAdd "double.add" (Double, Double) -> Double;
    DoubleSub "double.sub" (Double, Double) -> Double;
    DoubleMul "double.mul" (Double, Double) -> Double;
    DoubleDiv "double.div" (Double, Double) -> Double;
    DoubleNeg "double.neg" (Double) -> Double;
    DoubleEq "double.eq" (Double, Double) -> Bool;
    DoubleNe "double.ne" (Double, Double) -> Bool;
    DoubleLt "double.lt" (Double, Double) -> Bool;
    DoubleLe "double.le" (Double, Double) -> Bool;
    DoubleGt "double.gt" (Double, Double) -> Bool;
    DoubleGe "double.ge" (Double, Double) -> Bool;
    DoubleSqrt "double.sqrt" (Double) -> Double;
    DoubleExp "double.exp" (Double) -> Double;
    DoubleLog "double.log" (Double) -> Double;
    DoubleSin "double.sin" (Double) -> Double;
    DoubleCos "double.cos" (Double) -> Double;
    DoubleTan "double.tan" (Double) -> Double;
    DoubleAsin "double.asin" (Double) -> Double;
    DoubleAcos "double.acos" (Double) -> Double;
    DoubleAtan "double.atan" (Double) -> Double;
    DoubleSinh "double.sinh" (Double) -> Double;
    DoubleCosh "double.cosh" (Double) -> Double;
    DoubleTanh "double.tanh" (Double) -> Double;
    DoubleAsinh "double.asinh" (Double) -> Double;
    DoubleAcosh "double.acosh" (Double) -> Double;
    DoubleAtanh "double.atanh" (Double) -> Double;
    DoubleLog1p "double.log1p" (Double) -> Double;
    DoubleExpm1 "double.expm1" (Double) -> Double;
    DoubleAtan2 "double.atan2" (Double, Double) -> Double;
    DoublePow "double.pow" (Double, Double) -> Double;
    DoubleIsNan "double.is-nan" (Double) -> Bool;
    DoubleIsInfinite "double.is-infinite" (Double) -> Bool;
    DoubleIsNegativeZero "double.is-negative-zero" (Double) -> Bool;
    DoubleTruncate "double.truncate" (Double) -> Integer;
    DoubleFloor "double.floor" (Double) -> Integer;
    DoubleCeiling "double.ceiling" (Double) -> Integer;
    DoubleRound "double.round" (Double) -> Integer;
    DoubleMantissa "double.mantissa" (Double) -> Integer;
    DoubleExponent "double.exponent" (Double) -> Int;
    DoubleScale "double.scale" (Integer, Int) -> Double;
    DoubleToBits "double.to-bits" (Double) -> Int;
    DoubleFromBits "double.from-bits" (Int) -> Double;
    DoubleShow "double.show" (Double) -> Str;
    DoubleDigits "double.digits" (Double) -> Str;
    DoubleShortest "double.shortest" (Double) -> Str;
    FloatRound "float.round" (Double) -> Double;
    FloatShow "float.show" (Double) -> Str;

    CharEq "char.eq" (Char, Char) -> Bool;
    CharNe "char.ne" (Char, Char) -> Bool;
    CharLt "char.lt" (Char, Char) -> Bool;
    CharLe "char.le" (Char, Char) -> Bool;
    CharGt "char.gt" (Char, Char) -> Bool;
    CharGe "char.ge" (Char, Char) -> Bool;
    CharToInt "char.to-int" (Char) -> Int;
    CharCategory "char.category" (Char) -> Int;
    CharIn "char.in" (Char, Int) -> Bool;
    CharUpper "char.upper" (Char) -> Char;
    CharLower "char.lower" (Char) -> Char;
    CharTitle "char.title" (Char) -> Char;

    StrLength "str.length" (Str) -> Int;
    StrIndex "str.index" (Str, Int) -> Char;
    StrAppend "str.append" (Str, Str) -> Str;
    StrSlice "str.slice" (Str, Int, Int) -> Str;
    StrEq "str.eq" (Str, Str) -> Bool;
    StrLt "str.lt" (Str, Str) -> Bool;
    StrUnpack "str.unpack" (Str) -> Value;
    StrOnto "str.onto" (Str, Lazy) -> Lazy;
    StrPack "str.pack" (Chars) -> Str;
    StrToInteger "str.to-integer" (Str) -> Integer;
    StrToDouble "str.to-double" (Str) -> Double;

    CellNew "cell.new" (Lazy) -> Cell;
    CellRead "cell.read" (Cell) -> Lazy;
    CellWrite "cell.write" (Cell, Lazy) -> Unit;
    CellSame "cell.same" (Cell, Cell) -> Bool;
    ArrayNew "array.new" (Int, Lazy) -> Array;
    ArrayLength "array.length" (Array) -> Int;
    ArrayRead "array.read" (Array, Int) -> Lazy;
    ArrayWrite "array.write" (Array, Int, Lazy) -> Unit;
    ArraySame "array.same" (Array, Array) -> Bool;

    DataEqual "data.equal" (Value, Value) -> Bool;
    DataEquate "data.equate" (Value, Value) -> Unit;
    DataDiffer "data.differ" (Value, Value) -> Unit;
    DataTag "data.tag" (Value) -> Int;
    DataSame "data.same" (Value, Value) -> Bool;
    DataShared "data.shared" (Value, Value) -> Bool;
    DataUnknown "data.unknown" (Value, Value) -> Bool;

    IoPutChar "io.put-char" (Int, Char) -> Unit;
    IoFlush "io.flush" (Int) -> Unit;
    IoGetChar "io.get-char" (Int) -> Int;
    IoPeekChar "io.peek-char" (Int) -> Int;
    IoOpen "io.open" (Str) -> Int;
    IoCreate "io.create" (Str, Int) -> Int;
    IoClose "io.close" (Int) -> Unit;
    IoArgumentCount "io.argument-count" (Int) -> Int;
    IoArgument "io.argument" (Int) -> Str;
    IoAsk "io.ask" (Str, Str) -> Str;
    IoProgramName "io.program-name" (Int) -> Str;

    Raise "control.raise" (Lazy) -> Value;
    Catch "control.catch" (Lazy, Lazy) -> Value;
    Force "control.force" (Value) -> Value;
    Prompt "control.prompt" (Lazy) -> Value;
    Suspend "control.suspend" (Lazy) -> Value;
    Resume "control.resume" (Int, Lazy) -> Value;
}
