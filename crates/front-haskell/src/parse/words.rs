//! Words and operators that are reserved at some places only, as names.

use snell_source::{Name, Names};

macro_rules! words {
    ($($field:ident $text:literal)*) => {
        /// The name of each such word.
        #[derive(Clone, Copy)]
        pub(super) struct Words { $(pub $field: Name),* }

        impl Words {
            pub fn new(names: &mut Names) -> Self {
                Words { $($field: names.intern($text)),* }
            }
        }
    };
}

words! {
    r#as "as" hiding "hiding" qualified "qualified" safe "safe"
    forall "forall" family "family" role "role" pattern "pattern"
    stock "stock" anyclass "anyclass" via "via" prim "prim"
    dot "." percent "%" star "*" unicode_star "★" plus "+"
}
