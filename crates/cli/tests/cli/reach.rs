//! Ways to a line.

use crate::cover::program;
use crate::support::Folder;
use expect_test::expect;

fn reached(folder: &Folder, places: &[&str]) -> String {
    let commands: Vec<String> = places.iter().map(|place| format!("reach {place} --solver none")).collect();
    folder.transcript(&commands.iter().map(String::as_str).collect::<Vec<_>>())
}

#[test]
fn equations_guards_and_bindings() {
    let folder = program!(Folder::new("reach_shipping"), "Shipping.hs");
    let places = ["Shipping.hs:9", "Shipping.hs:11", "Shipping.hs:12", "Shipping.hs:14", "Shipping.hs:17"];
    let more = ["Shipping.hs:18", "Shipping.hs:19", "Shipping.hs:20", "Shipping.hs:21", "Shipping.hs:20 --from band"];
    expect![[r#"
        $ snell reach Shipping.hs:9 --solver none
        REACHED  shipping _ []
        --- exit 0
        $ snell reach Shipping.hs:11 --solver none
        REACHED  shipping _ [30001]      whenever ws = [a] and a >= 30001
        --- exit 0
        $ snell reach Shipping.hs:12 --solver none
        REACHED  shipping _ [0]      whenever ws = [a] and a <= 30000
        --- exit 0
        $ snell reach Shipping.hs:14 --solver none
        REACHED  shipping _ (_ : _)
        --- exit 0
        $ snell reach Shipping.hs:17 --solver none
        REACHED  shipping Home [0]      whenever speed = Home and ws = [a] and a <= 30000
        --- exit 0
        $ snell reach Shipping.hs:18 --solver none
        REACHED  shipping Home [0]      whenever speed = Home and ws = [a] and a <= 1000
        --- exit 0
        $ snell reach Shipping.hs:19 --solver none
        REACHED  shipping Home [1001]      whenever speed = Home and ws = [a] and a >= 1001 and a <= 30000
        --- exit 0
        $ snell reach Shipping.hs:20 --solver none
        UNREACHABLE (proved)  otherwise = Freight
          no call leads there, whatever recursive functions give
        --- exit 0
        $ snell reach Shipping.hs:21 --solver none
        REACHED  shipping Express [0]      whenever speed = Express and ws = [a] and a <= 30000
        --- exit 0
        $ snell reach Shipping.hs:20 --from band --solver none
        REACHED  band Home 30001      whenever p = Home and w = a and a >= 30001
        --- exit 0
    "#]]
    .assert_eq(&reached(&folder, &[&places[..], &more].concat()));
}

#[test]
fn columns_tell_expressions_apart() {
    let folder = program!(Folder::new("reach_columns"), "Lazy.hs");
    let folder = program!(folder, "Dead.hs");
    let places = ["Lazy.hs:5", "Lazy.hs:5:27", "Lazy.hs:5:34", "Lazy.hs:5:51", "Dead.hs:19:39", "Dead.hs:19:46"];
    expect![[r#"
        $ snell reach Lazy.hs:5 --solver none
        REACHED  pick True _
        --- exit 0
        $ snell reach Lazy.hs:5:27 --solver none
        REACHED  pick True _
        --- exit 0
        $ snell reach Lazy.hs:5:34 --solver none
        REACHED  pick False _
        --- exit 0
        $ snell reach Lazy.hs:5:51 --solver none
        UNREACHABLE (proved)  3
          no value can get there, whatever the input
        --- exit 0
        $ snell reach Dead.hs:19:39 --solver none
        REACHED  constant _
        --- exit 0
        $ snell reach Dead.hs:19:46 --solver none
        --- stderr
        Dead.hs: error: [SN-0050] no code is at line 19, column 46
          the nearest lines with code: Dead.hs:14, Dead.hs:15
        --- exit 3
    "#]]
    .assert_eq(&reached(&folder, &places));
}

#[test]
fn dead_places_are_unreachable() {
    let folder = program!(Folder::new("reach_dead"), "Dead.hs");
    let folder = program!(folder, "Hidden.hs");
    let folder = program!(folder, "Locals.hs");
    let places =
        ["Dead.hs:8", "Dead.hs:16", "Hidden.hs:9", "Hidden.hs:12", "Locals.hs:17", "Hidden.hs:9 --from helper"];
    expect![[r#"
        $ snell reach Dead.hs:8 --solver none
        UNREACHABLE (proved)  otherwise = 2
          no value can get there, whatever the input
        --- exit 0
        $ snell reach Dead.hs:16 --solver none
        UNREACHABLE (proved)  name _ = "none"
          no value can get there, whatever the input
        --- exit 0
        $ snell reach Hidden.hs:9 --solver none
        UNREACHABLE (proved)  otherwise = 2
          api has 2 other paths, and no more
        --- exit 0
        $ snell reach Hidden.hs:12 --solver none
        UNREACHABLE (proved)  unused n = n
          no value can get there, whatever the input
        --- exit 0
        $ snell reach Locals.hs:17 --solver none
        UNREACHABLE (proved)  label _ = "never"
          table has 2 other paths, and no more
        --- exit 0
        $ snell reach Hidden.hs:9 --from helper --solver none
        REACHED  helper 0      whenever n <= 5
        --- exit 0
    "#]]
    .assert_eq(&reached(&folder, &places));
}

#[test]
fn what_is_not_decided_names_the_nearest_miss() {
    let folder = program!(Folder::new("reach_open"), "Trees.hs");
    expect![[r#"
        $ snell reach Trees.hs:12 --solver none
        OPEN  size t < 0 = "impossible"
          none of 1000 paths leads there
          nearest: shape Leaf, which gets to line 11
        not seen  paths after these
        note      every Tree of up to 14 constructors was seen
        --- exit 2
        $ snell reach Trees.hs:13 --solver none
        REACHED  shape (Node Leaf _ (Node Leaf _ (Node Leaf _ Leaf)))
        --- exit 0
        $ snell reach Trees.hs:12 --max-paths 20 --allow-open --solver none
        OPEN  size t < 0 = "impossible"
          none of 20 paths leads there
          nearest: shape Leaf, which gets to line 11
        not seen  paths after these
        note      every Tree of up to 6 constructors was seen
        --- exit 0
    "#]]
    .assert_eq(&reached(&folder, &["Trees.hs:12", "Trees.hs:13", "Trees.hs:12 --max-paths 20 --allow-open"]));
}

#[test]
fn strings_records_methods_and_failures() {
    let folder = program!(Folder::new("reach_more"), "Strings.hs");
    let folder = program!(folder, "Records.hs");
    let folder = program!(folder, "Classes.hs");
    let folder = program!(folder, "Crash.hs");
    let places = ["Strings.hs:4", "Strings.hs:13", "Records.hs:8", "Classes.hs:13", "Classes.hs:17", "Crash.hs:16"];
    expect![[r#"
        $ snell reach Strings.hs:4 --solver none
        REACHED  command "start"      whenever p = [a,b,c,d,e] and a == 's' and b == 't' and c == 'a' and d == 'r' and e == 't'
        --- exit 0
        $ snell reach Strings.hs:13 --solver none
        REACHED  shout "!"      whenever s = [a] and a == '!'
        --- exit 0
        $ snell reach Records.hs:8 --solver none
        REACHED  promote (User _ 18 False)      whenever user = (User _ a False) and a >= 18
        --- exit 0
        $ snell reach Classes.hs:13 --solver none
        REACHED  area (Square (-1))      whenever x1 = (Square a) and a < 0
        --- exit 0
        $ snell reach Classes.hs:17 --solver none
        REACHED  area (Box _ _)
        --- exit 0
        $ snell reach Crash.hs:16 --solver none
        REACHED  pick (-6)      whenever n <= -6
        --- exit 0
    "#]].assert_eq(&reached(&folder, &places));
}

#[test]
fn inputs_are_in_the_order_of_consumption() {
    let folder = program!(Folder::new("reach_inputs"), "inputs.core");
    expect![[r#"
        $ snell reach inputs.core:7 --from main --solver none
        REACHED  inputs (Pop)
        --- exit 0
        $ snell reach inputs.core:8 --from main --solver none
        REACHED  inputs ((Push _) Pop)
        --- exit 0
        $ snell reach inputs.core:8 --solver none
        REACHED  run 1  inputs (Pop)      whenever depth /= 0
        --- exit 0
    "#]]
    .assert_eq(&reached(&folder, &["inputs.core:7 --from main", "inputs.core:8 --from main", "inputs.core:8"]));
}

#[test]
fn places_without_code() {
    let folder = program!(Folder::new("reach_nothing"), "Shipping.hs");
    let places = ["Shipping.hs:1", "Shipping.hs:7", "Shipping.hs:99", "Shipping.hs:0", "Shipping.hs", "None.hs:3"];
    expect![[r#"
        $ snell reach Shipping.hs:1 --solver none
        --- stderr
        Shipping.hs: error: [SN-0050] no code begins on line 1
          the nearest lines with code: Shipping.hs:9, Shipping.hs:11
        --- exit 3
        $ snell reach Shipping.hs:7 --solver none
        --- stderr
        Shipping.hs: error: [SN-0050] no code begins on line 7
          the nearest lines with code: Shipping.hs:9, Shipping.hs:11
        --- exit 3
        $ snell reach Shipping.hs:99 --solver none
        --- stderr
        Shipping.hs: error: [SN-0050] the file has 21 lines, and no line 99
          the nearest lines with code: Shipping.hs:20, Shipping.hs:21
        --- exit 3
        $ snell reach Shipping.hs:0 --solver none
        --- stderr
        Shipping.hs: error: [SN-0050] the file has 21 lines, and no line 0
          the nearest lines with code: Shipping.hs:9, Shipping.hs:11
        --- exit 3
        $ snell reach Shipping.hs --solver none
        --- stderr
        Shipping.hs: error: [SN-0053] a place is wanted: FILE:LINE or FILE:LINE:COLUMN
        --- exit 3
        $ snell reach None.hs:3 --solver none
        --- stderr
        None.hs: error: [SN-0001] no such file
        --- exit 3
    "#]]
    .assert_eq(&reached(&folder, &places));
}

#[test]
fn records_as_json() {
    let folder = program!(Folder::new("reach_json"), "Shipping.hs");
    let commands = ["reach Shipping.hs:11 --solver none --format json", "reach Shipping.hs:2 --format json"];
    expect![[r#"
        $ snell reach Shipping.hs:11 --solver none --format json
        {"v":1,"type":"reach","place":{"file":"Shipping.hs","line":11,"column":21,"end_line":11,"end_column":37},"text":"total > 30000 = error \"too heavy\"","answer":{"kind":"reached","function":"shipping","args":["_","[30001]"],"inputs":[],"condition":"ws = [a] and a >= 30001"},"paths":2,"steps":50,"ledger":[]}
        --- exit 0
        $ snell reach Shipping.hs:2 --format json
        {"v":1,"type":"diagnostic","severity":"error","code":"SN-0050","file":"Shipping.hs","place":null,"message":"no code begins on line 2","notes":[{"place":null,"text":"the nearest lines with code: Shipping.hs:9, Shipping.hs:11"}]}
        --- stderr
        Shipping.hs: error: [SN-0050] no code begins on line 2
          the nearest lines with code: Shipping.hs:9, Shipping.hs:11
        --- exit 3
    "#]].assert_eq(&folder.transcript(&commands));
}
