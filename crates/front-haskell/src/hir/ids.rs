//! Typed ids into the tables of a [`super::Hir`].

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name(pub u32);

        impl $name {
            /// As an index.
            #[inline]
            pub fn index(self) -> usize {
                self.0 as usize
            }
        }
    )*};
}

ids! {
    /// A module.
    ModuleId;
    /// A variable: top-level, method, field or local.
    VarId;
    /// A data constructor.
    ConId;
    /// A type constructor.
    TyConId;
    /// A type variable where it is bound.
    TyVarId;
    /// A class.
    ClassId;
    /// An instance.
    InstanceId;
    /// An expression.
    ExprId;
    /// A pattern.
    PatId;
    /// A binding.
    BindId;
    /// A dictionary parameter, bound by a generalised binding, an instance or a pattern.
    DictId;
    /// A dictionary argument.
    EvidenceId;
}
