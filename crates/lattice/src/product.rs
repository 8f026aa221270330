//! Products: componentwise.

use crate::{Join, Widen};

macro_rules! products {
    ($($name:ident $at:tt),*) => {
        impl<$($name: Join),*> Join for ($($name,)*) {
            fn join(&mut self, other: &Self) -> bool {
                // No short circuit: every component must grow.
                let mut grew = false;
                $(grew |= self.$at.join(&other.$at);)*
                grew
            }
        }

        impl<$($name: Widen),*> Widen for ($($name,)*) {
            fn widen(&mut self, other: &Self) -> bool {
                let mut grew = false;
                $(grew |= self.$at.widen(&other.$at);)*
                grew
            }
        }
    };
}

products!(A 0, B 1);
products!(A 0, B 1, C 2);
products!(A 0, B 1, C 2, D 3);
