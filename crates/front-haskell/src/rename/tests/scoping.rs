//! Scopes, groups, operators, sugar.

use super::shown;
use expect_test::expect;

#[test]
fn inner_variables_hide_outer_ones() {
    expect![[r#""#]].assert_eq(&shown(
        "f x = \\x -> let x = g x; y = x in case y of { x | x' <- x -> x' }\ng x = x where y = x; x = y\n",
    ));
}
