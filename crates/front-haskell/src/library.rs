//! The libraries, in Haskell, inside the binary.

use snell_source::{FileId, Span};

/// A module of the libraries.
pub struct LibraryModule {
    /// `Data.List`.
    pub name: &'static str,
    /// Its text.
    pub text: &'static str,
}

macro_rules! modules {
    ($($name:literal $path:literal;)*) => {
        /// Every module, in alphabetical order.
        pub static MODULES: &[LibraryModule] = &[
            $(LibraryModule { name: $name, text: include_str!(concat!("../library/", $path)) },)*
        ];
    };
}

modules! {
    "Array" "Array.hs";
    "Bits" "Bits.hs";
    "Char" "Char.hs";
    "Complex" "Complex.hs";
    "Control.Applicative" "Control/Applicative.hs";
    "Control.Applicative.Backwards" "Control/Applicative/Backwards.hs";
    "Control.Applicative.Lift" "Control/Applicative/Lift.hs";
    "Control.Arrow" "Control/Arrow.hs";
    "Control.Category" "Control/Category.hs";
    "Control.Concurrent" "Control/Concurrent.hs";
    "Control.Concurrent.Async" "Control/Concurrent/Async.hs";
    "Control.Concurrent.Chan" "Control/Concurrent/Chan.hs";
    "Control.Concurrent.MVar" "Control/Concurrent/MVar.hs";
    "Control.Concurrent.QSem" "Control/Concurrent/QSem.hs";
    "Control.Concurrent.QSemN" "Control/Concurrent/QSemN.hs";
    "Control.Concurrent.STM" "Control/Concurrent/STM.hs";
    "Control.Concurrent.STM.TBQueue" "Control/Concurrent/STM/TBQueue.hs";
    "Control.Concurrent.STM.TChan" "Control/Concurrent/STM/TChan.hs";
    "Control.Concurrent.STM.TMVar" "Control/Concurrent/STM/TMVar.hs";
    "Control.Concurrent.STM.TQueue" "Control/Concurrent/STM/TQueue.hs";
    "Control.Concurrent.STM.TSem" "Control/Concurrent/STM/TSem.hs";
    "Control.Concurrent.STM.TVar" "Control/Concurrent/STM/TVar.hs";
    "Control.DeepSeq" "Control/DeepSeq.hs";
    "Control.Exception" "Control/Exception.hs";
    "Control.Exception.Base" "Control/Exception/Base.hs";
    "Control.Monad" "Control/Monad.hs";
    "Control.Monad.Catch" "Control/Monad/Catch.hs";
    "Control.Monad.Cont" "Control/Monad/Cont.hs";
    "Control.Monad.Cont.Class" "Control/Monad/Cont/Class.hs";
    "Control.Monad.Error" "Control/Monad/Error.hs";
    "Control.Monad.Error.Class" "Control/Monad/Error/Class.hs";
    "Control.Monad.Except" "Control/Monad/Except.hs";
    "Control.Monad.Fail" "Control/Monad/Fail.hs";
    "Control.Monad.Fix" "Control/Monad/Fix.hs";
    "Control.Monad.IO.Class" "Control/Monad/IO/Class.hs";
    "Control.Monad.Identity" "Control/Monad/Identity.hs";
    "Control.Monad.Instances" "Control/Monad/Instances.hs";
    "Control.Monad.List" "Control/Monad/List.hs";
    "Control.Monad.Primitive" "Control/Monad/Primitive.hs";
    "Control.Monad.RWS" "Control/Monad/RWS.hs";
    "Control.Monad.RWS.Class" "Control/Monad/RWS/Class.hs";
    "Control.Monad.RWS.Lazy" "Control/Monad/RWS/Lazy.hs";
    "Control.Monad.RWS.Strict" "Control/Monad/RWS/Strict.hs";
    "Control.Monad.Reader" "Control/Monad/Reader.hs";
    "Control.Monad.Reader.Class" "Control/Monad/Reader/Class.hs";
    "Control.Monad.ST" "Control/Monad/ST.hs";
    "Control.Monad.ST.Lazy" "Control/Monad/ST/Lazy.hs";
    "Control.Monad.ST.Lazy.Safe" "Control/Monad/ST/Lazy/Safe.hs";
    "Control.Monad.ST.Safe" "Control/Monad/ST/Safe.hs";
    "Control.Monad.ST.Strict" "Control/Monad/ST/Strict.hs";
    "Control.Monad.ST.Unsafe" "Control/Monad/ST/Unsafe.hs";
    "Control.Monad.STM" "Control/Monad/STM.hs";
    "Control.Monad.State" "Control/Monad/State.hs";
    "Control.Monad.State.Class" "Control/Monad/State/Class.hs";
    "Control.Monad.State.Lazy" "Control/Monad/State/Lazy.hs";
    "Control.Monad.State.Strict" "Control/Monad/State/Strict.hs";
    "Control.Monad.Trans" "Control/Monad/Trans.hs";
    "Control.Monad.Trans.Accum" "Control/Monad/Trans/Accum.hs";
    "Control.Monad.Trans.Class" "Control/Monad/Trans/Class.hs";
    "Control.Monad.Trans.Cont" "Control/Monad/Trans/Cont.hs";
    "Control.Monad.Trans.Error" "Control/Monad/Trans/Error.hs";
    "Control.Monad.Trans.Except" "Control/Monad/Trans/Except.hs";
    "Control.Monad.Trans.Identity" "Control/Monad/Trans/Identity.hs";
    "Control.Monad.Trans.List" "Control/Monad/Trans/List.hs";
    "Control.Monad.Trans.Maybe" "Control/Monad/Trans/Maybe.hs";
    "Control.Monad.Trans.RWS" "Control/Monad/Trans/RWS.hs";
    "Control.Monad.Trans.RWS.Lazy" "Control/Monad/Trans/RWS/Lazy.hs";
    "Control.Monad.Trans.RWS.Strict" "Control/Monad/Trans/RWS/Strict.hs";
    "Control.Monad.Trans.Reader" "Control/Monad/Trans/Reader.hs";
    "Control.Monad.Trans.Select" "Control/Monad/Trans/Select.hs";
    "Control.Monad.Trans.State" "Control/Monad/Trans/State.hs";
    "Control.Monad.Trans.State.Lazy" "Control/Monad/Trans/State/Lazy.hs";
    "Control.Monad.Trans.State.Strict" "Control/Monad/Trans/State/Strict.hs";
    "Control.Monad.Trans.Writer" "Control/Monad/Trans/Writer.hs";
    "Control.Monad.Trans.Writer.CPS" "Control/Monad/Trans/Writer/CPS.hs";
    "Control.Monad.Trans.Writer.Lazy" "Control/Monad/Trans/Writer/Lazy.hs";
    "Control.Monad.Trans.Writer.Strict" "Control/Monad/Trans/Writer/Strict.hs";
    "Control.Monad.Writer" "Control/Monad/Writer.hs";
    "Control.Monad.Writer.Class" "Control/Monad/Writer/Class.hs";
    "Control.Monad.Writer.Lazy" "Control/Monad/Writer/Lazy.hs";
    "Control.Monad.Writer.Strict" "Control/Monad/Writer/Strict.hs";
    "Control.Monad.Zip" "Control/Monad/Zip.hs";
    "Control.Parallel" "Control/Parallel.hs";
    "Control.Parallel.Strategies" "Control/Parallel/Strategies.hs";
    "Data.Array" "Data/Array.hs";
    "Data.Array.Base" "Data/Array/Base.hs";
    "Data.Array.IArray" "Data/Array/IArray.hs";
    "Data.Array.IO" "Data/Array/IO.hs";
    "Data.Array.IO.Safe" "Data/Array/IO/Safe.hs";
    "Data.Array.MArray" "Data/Array/MArray.hs";
    "Data.Array.MArray.Safe" "Data/Array/MArray/Safe.hs";
    "Data.Array.ST" "Data/Array/ST.hs";
    "Data.Array.ST.Safe" "Data/Array/ST/Safe.hs";
    "Data.Array.Unboxed" "Data/Array/Unboxed.hs";
    "Data.Array.Unsafe" "Data/Array/Unsafe.hs";
    "Data.Bifoldable" "Data/Bifoldable.hs";
    "Data.Bifunctor" "Data/Bifunctor.hs";
    "Data.Bitraversable" "Data/Bitraversable.hs";
    "Data.Bits" "Data/Bits.hs";
    "Data.Bool" "Data/Bool.hs";
    "Data.ByteString" "Data/ByteString.hs";
    "Data.ByteString.Builder" "Data/ByteString/Builder.hs";
    "Data.ByteString.Char8" "Data/ByteString/Char8.hs";
    "Data.ByteString.Lazy" "Data/ByteString/Lazy.hs";
    "Data.ByteString.Lazy.Builder" "Data/ByteString/Lazy/Builder.hs";
    "Data.ByteString.Lazy.Char8" "Data/ByteString/Lazy/Char8.hs";
    "Data.Char" "Data/Char.hs";
    "Data.Coerce" "Data/Coerce.hs";
    "Data.Complex" "Data/Complex.hs";
    "Data.Containers.ListUtils" "Data/Containers/ListUtils.hs";
    "Data.Data" "Data/Data.hs";
    "Data.Dynamic" "Data/Dynamic.hs";
    "Data.Either" "Data/Either.hs";
    "Data.Eq" "Data/Eq.hs";
    "Data.Fixed" "Data/Fixed.hs";
    "Data.Foldable" "Data/Foldable.hs";
    "Data.Function" "Data/Function.hs";
    "Data.Functor" "Data/Functor.hs";
    "Data.Functor.Classes" "Data/Functor/Classes.hs";
    "Data.Functor.Compose" "Data/Functor/Compose.hs";
    "Data.Functor.Const" "Data/Functor/Const.hs";
    "Data.Functor.Constant" "Data/Functor/Constant.hs";
    "Data.Functor.Contravariant" "Data/Functor/Contravariant.hs";
    "Data.Functor.Identity" "Data/Functor/Identity.hs";
    "Data.Functor.Product" "Data/Functor/Product.hs";
    "Data.Functor.Reverse" "Data/Functor/Reverse.hs";
    "Data.Functor.Sum" "Data/Functor/Sum.hs";
    "Data.Graph" "Data/Graph.hs";
    "Data.HashMap.Internal" "Data/HashMap/Internal.hs";
    "Data.HashMap.Lazy" "Data/HashMap/Lazy.hs";
    "Data.HashMap.Strict" "Data/HashMap/Strict.hs";
    "Data.HashSet" "Data/HashSet.hs";
    "Data.Hashable" "Data/Hashable.hs";
    "Data.IORef" "Data/IORef.hs";
    "Data.Int" "Data/Int.hs";
    "Data.IntMap" "Data/IntMap.hs";
    "Data.IntMap.Internal" "Data/IntMap/Internal.hs";
    "Data.IntMap.Lazy" "Data/IntMap/Lazy.hs";
    "Data.IntMap.Merge.Lazy" "Data/IntMap/Merge/Lazy.hs";
    "Data.IntMap.Merge.Strict" "Data/IntMap/Merge/Strict.hs";
    "Data.IntMap.Strict" "Data/IntMap/Strict.hs";
    "Data.IntSet" "Data/IntSet.hs";
    "Data.IntSet.Internal" "Data/IntSet/Internal.hs";
    "Data.Ix" "Data/Ix.hs";
    "Data.Kind" "Data/Kind.hs";
    "Data.List" "Data/List.hs";
    "Data.List.NonEmpty" "Data/List/NonEmpty.hs";
    "Data.List.Split" "Data/List/Split.hs";
    "Data.Map" "Data/Map.hs";
    "Data.Map.Internal" "Data/Map/Internal.hs";
    "Data.Map.Lazy" "Data/Map/Lazy.hs";
    "Data.Map.Merge.Lazy" "Data/Map/Merge/Lazy.hs";
    "Data.Map.Merge.Strict" "Data/Map/Merge/Strict.hs";
    "Data.Map.Strict" "Data/Map/Strict.hs";
    "Data.Maybe" "Data/Maybe.hs";
    "Data.Monoid" "Data/Monoid.hs";
    "Data.Ord" "Data/Ord.hs";
    "Data.Proxy" "Data/Proxy.hs";
    "Data.Ratio" "Data/Ratio.hs";
    "Data.STRef" "Data/STRef.hs";
    "Data.STRef.Lazy" "Data/STRef/Lazy.hs";
    "Data.STRef.Strict" "Data/STRef/Strict.hs";
    "Data.Semigroup" "Data/Semigroup.hs";
    "Data.Sequence" "Data/Sequence.hs";
    "Data.Set" "Data/Set.hs";
    "Data.Set.Internal" "Data/Set/Internal.hs";
    "Data.String" "Data/String.hs";
    "Data.Text" "Data/Text.hs";
    "Data.Text.Encoding" "Data/Text/Encoding.hs";
    "Data.Text.Encoding.Error" "Data/Text/Encoding/Error.hs";
    "Data.Text.IO" "Data/Text/IO.hs";
    "Data.Text.Lazy" "Data/Text/Lazy.hs";
    "Data.Text.Lazy.Builder" "Data/Text/Lazy/Builder.hs";
    "Data.Text.Lazy.Builder.Int" "Data/Text/Lazy/Builder/Int.hs";
    "Data.Text.Lazy.Builder.RealFloat" "Data/Text/Lazy/Builder/RealFloat.hs";
    "Data.Text.Lazy.Encoding" "Data/Text/Lazy/Encoding.hs";
    "Data.Text.Lazy.IO" "Data/Text/Lazy/IO.hs";
    "Data.Text.Read" "Data/Text/Read.hs";
    "Data.Time" "Data/Time.hs";
    "Data.Time.Calendar" "Data/Time/Calendar.hs";
    "Data.Time.Calendar.OrdinalDate" "Data/Time/Calendar/OrdinalDate.hs";
    "Data.Time.Calendar.WeekDate" "Data/Time/Calendar/WeekDate.hs";
    "Data.Time.Clock" "Data/Time/Clock.hs";
    "Data.Time.Clock.POSIX" "Data/Time/Clock/POSIX.hs";
    "Data.Time.Clock.System" "Data/Time/Clock/System.hs";
    "Data.Time.Format" "Data/Time/Format.hs";
    "Data.Time.LocalTime" "Data/Time/LocalTime.hs";
    "Data.Traversable" "Data/Traversable.hs";
    "Data.Tree" "Data/Tree.hs";
    "Data.Tuple" "Data/Tuple.hs";
    "Data.Type.Bool" "Data/Type/Bool.hs";
    "Data.Type.Coercion" "Data/Type/Coercion.hs";
    "Data.Type.Equality" "Data/Type/Equality.hs";
    "Data.Typeable" "Data/Typeable.hs";
    "Data.Unique" "Data/Unique.hs";
    "Data.Vector" "Data/Vector.hs";
    "Data.Vector.Generic" "Data/Vector/Generic.hs";
    "Data.Vector.Generic.Mutable" "Data/Vector/Generic/Mutable.hs";
    "Data.Vector.Mutable" "Data/Vector/Mutable.hs";
    "Data.Vector.Storable" "Data/Vector/Storable.hs";
    "Data.Vector.Storable.Mutable" "Data/Vector/Storable/Mutable.hs";
    "Data.Vector.Unboxed" "Data/Vector/Unboxed.hs";
    "Data.Vector.Unboxed.Mutable" "Data/Vector/Unboxed/Mutable.hs";
    "Data.Version" "Data/Version.hs";
    "Data.Void" "Data/Void.hs";
    "Data.Word" "Data/Word.hs";
    "Debug.Trace" "Debug/Trace.hs";
    "GHC.Arr" "GHC/Arr.hs";
    "GHC.Base" "GHC/Base.hs";
    "GHC.Char" "GHC/Char.hs";
    "GHC.Clock" "GHC/Clock.hs";
    "GHC.Conc" "GHC/Conc.hs";
    "GHC.Conc.Sync" "GHC/Conc/Sync.hs";
    "GHC.Enum" "GHC/Enum.hs";
    "GHC.Err" "GHC/Err.hs";
    "GHC.Exception" "GHC/Exception.hs";
    "GHC.Exts" "GHC/Exts.hs";
    "GHC.Float" "GHC/Float.hs";
    "GHC.Generics" "GHC/Generics.hs";
    "GHC.IO" "GHC/IO.hs";
    "GHC.IO.Encoding" "GHC/IO/Encoding.hs";
    "GHC.IO.Exception" "GHC/IO/Exception.hs";
    "GHC.IO.Handle" "GHC/IO/Handle.hs";
    "GHC.IO.Unsafe" "GHC/IO/Unsafe.hs";
    "GHC.IORef" "GHC/IORef.hs";
    "GHC.Int" "GHC/Int.hs";
    "GHC.Ix" "GHC/Ix.hs";
    "GHC.List" "GHC/List.hs";
    "GHC.MVar" "GHC/MVar.hs";
    "GHC.Maybe" "GHC/Maybe.hs";
    "GHC.Natural" "GHC/Natural.hs";
    "GHC.Num" "GHC/Num.hs";
    "GHC.OldList" "GHC/OldList.hs";
    "GHC.OverloadedLabels" "GHC/OverloadedLabels.hs";
    "GHC.Prim" "GHC/Prim.hs";
    "GHC.Read" "GHC/Read.hs";
    "GHC.Real" "GHC/Real.hs";
    "GHC.ST" "GHC/ST.hs";
    "GHC.STRef" "GHC/STRef.hs";
    "GHC.Show" "GHC/Show.hs";
    "GHC.Stack" "GHC/Stack.hs";
    "GHC.TypeLits" "GHC/TypeLits.hs";
    "GHC.TypeNats" "GHC/TypeNats.hs";
    "GHC.Types" "GHC/Types.hs";
    "GHC.Unicode" "GHC/Unicode.hs";
    "GHC.Word" "GHC/Word.hs";
    "IO" "IO.hs";
    "Int" "Int.hs";
    "Ix" "Ix.hs";
    "List" "List.hs";
    "Maybe" "Maybe.hs";
    "Monad" "Monad.hs";
    "Numeric" "Numeric.hs";
    "Numeric.Natural" "Numeric/Natural.hs";
    "Prelude" "Prelude.hs";
    "Ratio" "Ratio.hs";
    "Snell" "Snell.hs";
    "Snell.Array" "Snell/Array.hs";
    "Snell.Base" "Snell/Base.hs";
    "Snell.Char" "Snell/Char.hs";
    "Snell.Float" "Snell/Float.hs";
    "Snell.Fold" "Snell/Fold.hs";
    "Snell.Generic" "Snell/Generic.hs";
    "Snell.Hspec" "Snell/Hspec.hs";
    "Snell.IO" "Snell/IO.hs";
    "Snell.Ix" "Snell/Ix.hs";
    "Snell.Kind" "Snell/Kind.hs";
    "Snell.Lex" "Snell/Lex.hs";
    "Snell.List" "Snell/List.hs";
    "Snell.Magic" "Snell/Magic.hs";
    "Snell.Mask" "Snell/Mask.hs";
    "Snell.Monoid" "Snell/Monoid.hs";
    "Snell.Natural" "Snell/Natural.hs";
    "Snell.Numbers" "Snell/Numbers.hs";
    "Snell.Read" "Snell/Read.hs";
    "Snell.ReadP" "Snell/ReadP.hs";
    "Snell.Ref" "Snell/Ref.hs";
    "Snell.Sized" "Snell/Sized.hs";
    "Snell.SizedBits" "Snell/SizedBits.hs";
    "Snell.ThreadId" "Snell/ThreadId.hs";
    "Snell.Threads" "Snell/Threads.hs";
    "Snell.Utf8" "Snell/Utf8.hs";
    "Snell.Vector" "Snell/Vector.hs";
    "Snell.VectorStorable" "Snell/VectorStorable.hs";
    "Snell.VectorTypes" "Snell/VectorTypes.hs";
    "Snell.VectorUnboxed" "Snell/VectorUnboxed.hs";
    "Snell.Word" "Snell/Word.hs";
    "Snell.World" "Snell/World.hs";
    "System" "System.hs";
    "System.CPUTime" "System/CPUTime.hs";
    "System.Console.GetOpt" "System/Console/GetOpt.hs";
    "System.Directory" "System/Directory.hs";
    "System.Environment" "System/Environment.hs";
    "System.Exit" "System/Exit.hs";
    "System.FilePath" "System/FilePath.hs";
    "System.FilePath.Posix" "System/FilePath/Posix.hs";
    "System.IO" "System/IO.hs";
    "System.IO.Error" "System/IO/Error.hs";
    "System.IO.Unsafe" "System/IO/Unsafe.hs";
    "System.Info" "System/Info.hs";
    "System.Mem" "System/Mem.hs";
    "System.Mem.StableName" "System/Mem/StableName.hs";
    "System.Mem.Weak" "System/Mem/Weak.hs";
    "System.Process" "System/Process.hs";
    "System.Random" "System/Random.hs";
    "System.Timeout" "System/Timeout.hs";
    "Test.HUnit" "Test/HUnit.hs";
    "Test.HUnit.Base" "Test/HUnit/Base.hs";
    "Test.HUnit.Lang" "Test/HUnit/Lang.hs";
    "Test.Hspec" "Test/Hspec.hs";
    "Test.Hspec.Core.Spec" "Test/Hspec/Core/Spec.hs";
    "Test.Hspec.Expectations" "Test/Hspec/Expectations.hs";
    "Test.Hspec.QuickCheck" "Test/Hspec/QuickCheck.hs";
    "Test.Hspec.Runner" "Test/Hspec/Runner.hs";
    "Test.QuickCheck" "Test/QuickCheck.hs";
    "Test.QuickCheck.Arbitrary" "Test/QuickCheck/Arbitrary.hs";
    "Test.QuickCheck.Function" "Test/QuickCheck/Function.hs";
    "Test.QuickCheck.Gen" "Test/QuickCheck/Gen.hs";
    "Test.QuickCheck.Modifiers" "Test/QuickCheck/Modifiers.hs";
    "Test.QuickCheck.Monadic" "Test/QuickCheck/Monadic.hs";
    "Test.QuickCheck.Property" "Test/QuickCheck/Property.hs";
    "Test.Tasty" "Test/Tasty.hs";
    "Test.Tasty.HUnit" "Test/Tasty/HUnit.hs";
    "Test.Tasty.QuickCheck" "Test/Tasty/QuickCheck.hs";
    "Text.Parsec" "Text/Parsec.hs";
    "Text.Parsec.ByteString" "Text/Parsec/ByteString.hs";
    "Text.Parsec.ByteString.Lazy" "Text/Parsec/ByteString/Lazy.hs";
    "Text.Parsec.Char" "Text/Parsec/Char.hs";
    "Text.Parsec.Combinator" "Text/Parsec/Combinator.hs";
    "Text.Parsec.Error" "Text/Parsec/Error.hs";
    "Text.Parsec.Expr" "Text/Parsec/Expr.hs";
    "Text.Parsec.Language" "Text/Parsec/Language.hs";
    "Text.Parsec.Perm" "Text/Parsec/Perm.hs";
    "Text.Parsec.Pos" "Text/Parsec/Pos.hs";
    "Text.Parsec.Prim" "Text/Parsec/Prim.hs";
    "Text.Parsec.String" "Text/Parsec/String.hs";
    "Text.Parsec.Text" "Text/Parsec/Text.hs";
    "Text.Parsec.Text.Lazy" "Text/Parsec/Text/Lazy.hs";
    "Text.Parsec.Token" "Text/Parsec/Token.hs";
    "Text.ParserCombinators.Parsec" "Text/ParserCombinators/Parsec.hs";
    "Text.ParserCombinators.Parsec.Char" "Text/ParserCombinators/Parsec/Char.hs";
    "Text.ParserCombinators.Parsec.Combinator" "Text/ParserCombinators/Parsec/Combinator.hs";
    "Text.ParserCombinators.Parsec.Error" "Text/ParserCombinators/Parsec/Error.hs";
    "Text.ParserCombinators.Parsec.Expr" "Text/ParserCombinators/Parsec/Expr.hs";
    "Text.ParserCombinators.Parsec.Language" "Text/ParserCombinators/Parsec/Language.hs";
    "Text.ParserCombinators.Parsec.Perm" "Text/ParserCombinators/Parsec/Perm.hs";
    "Text.ParserCombinators.Parsec.Pos" "Text/ParserCombinators/Parsec/Pos.hs";
    "Text.ParserCombinators.Parsec.Prim" "Text/ParserCombinators/Parsec/Prim.hs";
    "Text.ParserCombinators.Parsec.Token" "Text/ParserCombinators/Parsec/Token.hs";
    "Text.ParserCombinators.ReadP" "Text/ParserCombinators/ReadP.hs";
    "Text.ParserCombinators.ReadPrec" "Text/ParserCombinators/ReadPrec.hs";
    "Text.PrettyPrint" "Text/PrettyPrint.hs";
    "Text.PrettyPrint.HughesPJ" "Text/PrettyPrint/HughesPJ.hs";
    "Text.PrettyPrint.HughesPJClass" "Text/PrettyPrint/HughesPJClass.hs";
    "Text.Printf" "Text/Printf.hs";
    "Text.Read" "Text/Read.hs";
    "Text.Read.Lex" "Text/Read/Lex.hs";
    "Text.Show" "Text/Show.hs";
    "Text.Show.Functions" "Text/Show/Functions.hs";
    "Type.Reflection" "Type/Reflection.hs";
    "Unsafe.Coerce" "Unsafe/Coerce.hs";
    "Word" "Word.hs";
}

/// Files of the libraries are not among those of a run: their ids start here, in the order of [`MODULES`].
const FIRST_FILE: u32 = 1 << 30;

/// The module of this name, and the id that its spans have.
pub fn find(name: &str) -> Option<(FileId, &'static LibraryModule)> {
    let place = MODULES.binary_search_by(|module| module.name.cmp(name)).ok()?;
    Some((FileId(FIRST_FILE + place as u32), &MODULES[place]))
}

/// Whether a place is in a file of the user.
pub(crate) fn is_users(span: Span) -> bool {
    span.file.0 < FIRST_FILE
}

/// The module that a file belongs to, if it is one of the libraries.
pub fn of_file(file: FileId) -> Option<&'static LibraryModule> {
    MODULES.get(file.0.checked_sub(FIRST_FILE)? as usize)
}

#[cfg(test)]
#[allow(clippy::disallowed_methods, reason = "compares with the files")]
mod tests {
    use super::*;
    use std::path::{Path, PathBuf};

    fn files(dir: &Path, found: &mut Vec<PathBuf>) {
        for entry in std::fs::read_dir(dir).expect("the libraries are there") {
            let path = entry.expect("the entry can be read").path();
            match path.is_dir() {
                true => files(&path, found),
                false => found.push(path),
            }
        }
    }

    #[test]
    fn every_file_is_in_the_table() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("library");
        let mut found = Vec::new();
        files(&root, &mut found);
        for path in found {
            let name = path.strip_prefix(&root).expect("it is below").with_extension("");
            let name = name.iter().map(|part| part.to_string_lossy()).collect::<Vec<_>>().join(".");
            let (_, module) = find(&name).unwrap_or_else(|| panic!("{name} is not in the table"));
            assert_eq!(module.text, std::fs::read_to_string(&path).expect("the file can be read"), "{name}");
        }
    }

    #[test]
    fn the_table_is_in_order() {
        assert!(MODULES.windows(2).all(|pair| pair[0].name < pair[1].name));
    }
}
