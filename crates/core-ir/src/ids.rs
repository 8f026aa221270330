//! Typed indices into the tables of a [`crate::Program`].

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name(pub u32);

        impl $name {
            /// The position in its table.
            #[inline]
            pub fn index(self) -> usize {
                self.0 as usize
            }
        }
    )*};
}

ids! {
    /// An expression.
    ExprId;
    /// A local variable, unique in the whole program.
    VarId;
    /// A top-level definition.
    GlobalId;
    /// A data type.
    DataId;
    /// A constructor.
    ConId;
    /// The text of an `error` or `assert`.
    LabelId;
}
