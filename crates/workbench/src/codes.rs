//! The codes of what can go wrong outside of a language, each with a paragraph for `snell explain`.

use crate::languages::front_ends;
use snell_core_ir::Page;
use snell_semantics::Fault;
use snell_source::Code;

macro_rules! codes {
    ($($name:ident $number:literal $text:literal;)*) => {
        /// The codes of loading, running and resuming, by name.
        pub mod loading {
            use snell_source::Code;
            $(
                #[doc = $text]
                pub const $name: Code = Code($number);
            )*
        }

        /// Every code of this crate, in order.
        pub const CODES: &[Code] = &[$(Code($number)),*];

        fn own(code: Code) -> Option<&'static str> {
            match code.0 { $($number => Some($text),)* _ => None }
        }
    };
}

codes! {
    NO_FILE 1 "There is no file of this name. Paths are relative to the directory that the command is run in.";
    DIRECTORY 2 "A directory stands for the program in it: Main.hs, app/Main.hs or src/Main.hs, or what the .cabal file \
        or package.yaml calls the main file of its only executable. None was found, or several. Name a file.";
    UNREADABLE 3 "The file is there, but the operating system does not let it be read; its own words are in the \
        message.";
    NOT_UTF8 4 "Source files are UTF-8 text. The place is that of the first byte that is not. If the file is text in \
        another encoding, convert it: iconv -f latin1 -t utf-8 FILE.";
    EMPTY_FILE 5 "There is nothing but white space in the file, so that there is nothing to run or explore.";
    TOO_LARGE 6 "The file is larger than what is read at once, 256 MiB. Split it.";
    UNKNOWN_EXTENSION 7 "The language of a file is known by its extension, and this one belongs to no language that \
        can be read. Core text has the extension .core.";
    NO_DEFINITION 8 "The program has no definition of this name. Without a name, `snell run` runs main, and \
        `snell explore` takes main if the program asks for inputs with fresh, or else the first function.";
    NEEDS_ARGUMENTS 9 "A function can't be run without arguments. Define a constant that applies it (main, for \
        example), or see what it does on every input with `snell explore FILE FUNCTION`.";
    NOTHING_SAVED 10 "There is no saved search of this function to go on with. A search is saved when a bound or \
        ctrl-C ends it, below .snell in the directory that the command is run in.";
    OTHER_PROGRAM 11 "The program has changed since the search was saved, so that what was saved no longer says \
        which paths were seen. Explore again without --resume. Comments and layout may change freely.";
    BAD_SAVED 12 "The saved search can't be used: it is damaged, was saved by another version of Snell, or belongs to \
        another strategy or function than the one asked for. Explore again without --resume.";
    NO_SOLVER 13 "The solver given with --solver was not found. z3 and cvc5 are looked for on the PATH; anything else \
        is the path of a program that speaks SMT-LIB like z3. Without an external solver, --solver none, the \
        embedded one does what it can.";
    NOTHING_TO_DO 14 "The file has no function to explore and no definition called main.";
    NOT_SAVED 15 "The search ended early, and where it ended could not be written to .snell in the directory that \
        the command is run in, so that it can't be resumed.";

    NO_EXIT_CODE 16 "A whole program (a definition called `%main`) must evaluate to its exit code, a whole number. The \
        front end that built this Core program is wrong.";

    NO_PROPERTY 17 "There is nothing to check. Properties are top-level definitions of the file itself whose names start \
        with prop_; they give a Bool, or in Haskell QuickCheck's Property.";

    UNLINKABLE 18 "The components given with --with do not go together, or one of them is not known; the message says         why. `snell eval --list` shows the evaluators that have a name, each with the components it is linked from.";

    SETTINGS 19 "The file snell.toml can't be used. It has tables called all, check, explore and so on, whose settings are the \
        options of the commands without the dashes (max-steps = 1000000, allow-open = true), and an array of tables called ignore, with code, \
        path and reason for crashes that are not reported.";
    FAILED 20 "The program ended with `error`, or raised an exception that nobody handled.";
    ASSERTION 21 "The condition of an `assert` was not True.";
    NO_MATCH 22 "A `case` without a default alternative was given a value that none of its alternatives match.";
    DIVIDE_BY_ZERO 23 "A division or remainder by zero.";
    OUT_OF_RANGE 24 "An index outside of an array or a string, or a number that is no Unicode scalar value.";
    MALFORMED 25 "Text was to be read as a number and is none.";
    LOOP 26 "A value depends on itself, so that it can never be had: let x = thunk int.add x 1.";
    KIND 27 "A primitive was given a value of the wrong kind, something that is no function was applied, or \
        functions were compared. Core is not type-checked, so that this shows when the program runs.";
    UNSUPPORTED 28 "The program asked for something that this way of running it does not have. The usual case is \
        `fresh`: only `snell explore` makes up inputs.";
    MEMORY 29 "The program needs more memory than it may have. Give it more with --max-memory 4G, or look for a \
        list or a recursion that never ends.";
    STACK 30 "The program is nested more deeply than its stack may grow: usually a recursion that never ends. \
        The stack grows with --max-memory.";
    STEPS 31 "The program took as many steps as it may. Give it more with --max-steps, or without that option let it \
        run until it ends.";
    ASSUMPTION 32 "The condition of an `assume` was not True, so that this run has no meaning and no result.";
    CUT_RESULT 33 "The value is larger than what is shown, perhaps without an end; the rest was not evaluated.";

    REFUTED 40 "A property does not hold: it gives False, or fails, on the input that is shown. The input was run again before \
        it was reported, and unless something was not seen it is among the smallest.";
    OPEN 41 "A property was not decided, for the reason that is given. Often more work helps: --max-steps, --max-paths or \
        --max-size with a larger number, or an external solver.";
    VACUOUS 42 "No input meets the assumptions of a property (what stands before ==>, or what the types of its inputs \
        promise), so that it says nothing. Usually an assumption is wrong.";

    NO_CODE 50 "Nothing is evaluated at this place: it is a comment, a type, a pattern or an empty line. `snell reach` wants \
        a line on which an equation, a guard, an arm of an if or a case, or any other expression begins.";
    NOT_WRITTEN 51 "The file could not be written, or it was written by somebody else and is kept. Files that Snell wrote \
        before are replaced; for others say --write, or another name with -o.";
    NO_MODULE 52 "Tests import what they test, so that it must be a module with a name: module Shipping where.";
    NO_PLACE 53 "A place is a file with a line, and perhaps a column: src/Shipping.hs:16, src/Shipping.hs:16:5. Both count \
        from 1.";
    DEAD_BRANCH 54 "No input takes this branch, which was proved: every path was seen, or no value can get there. What is \
        written there is never evaluated. Remove it, or look for what was meant.";
    OPEN_BRANCH 55 "No input is known that takes this branch, and it is not proved that there is none. More work may help: \
        --max-steps, --max-paths or --max-size.";

    NEVER_CALLED 56 "This definition never runs: nothing that runs calls it. That was proved for the program as it is entered, \
        by main, or else by what other modules can use; --entry and --library say otherwise. Remove it, or export it.";
    MAY_FAIL 57 "This place may fail, or may not: the analysis could not rule it out, and no input was found that makes \
        it fail. The reason is said with it. More work may decide it: --max-steps, --max-paths or --max-size.";

    NOT_ALIKE 61 "Two functions can be told apart only if they have the same type, and results that can be compared: \
        values that are, or contain, functions can't. Compare what the functions do on further arguments instead.";
    NO_CHOICES 62 "`snell run --all` lists what a program with choices can do: in Haskell the answers of a computation of type \
        Search, which the module Snell has; in Scheme the runs of a program that uses amb or (input). Without choices \
        there is one run, and `snell run` does it.";
    NO_QUERY 60 "`snell solve FILE` without a query answers those that stand in the file, a line each: comments \
        that start with `-- ?`, such as -- ? append x y == \"abc\". The file has none.";
    NO_GHC 43 "--validate-with ghc runs every printed result in GHC's interpreter, ghci, which must be on the PATH and must be \
        able to load the file. Everything else works without it.";
}

/// What a code means and what to do about it, whichever crate it belongs to.
pub fn explain(code: Code) -> Option<&'static str> {
    own(code).or_else(|| snell_core_ir::explain(code)).or_else(|| page(code).map(|(_, _, text)| text))
}

/// The title of a code, if it has one.
pub fn title(code: Code) -> Option<&'static str> {
    page(code).map(|(_, title, _)| title)
}

/// The page of a front end.
fn page(code: Code) -> Option<Page> {
    pages().find(|(known, ..)| *known == code)
}

fn pages() -> impl Iterator<Item = Page> {
    front_ends().iter().flat_map(|language| language.codes()).flat_map(|table| table.iter().copied())
}

/// The code of a kind of failure.
pub(crate) fn of_fault<V>(fault: &Fault<V>) -> Code {
    match fault {
        Fault::Error(_) | Fault::Raised(_) => loading::FAILED,
        Fault::Assert(_) => loading::ASSERTION,
        Fault::NoMatch => loading::NO_MATCH,
        Fault::DivideByZero => loading::DIVIDE_BY_ZERO,
        Fault::OutOfRange => loading::OUT_OF_RANGE,
        Fault::Malformed => loading::MALFORMED,
        Fault::Loop => loading::LOOP,
        Fault::WrongKind(_) | Fault::NotAFunction(_) | Fault::FunctionsCompared => loading::KIND,
        Fault::Unsupported(_) => loading::UNSUPPORTED,
        Fault::OutOfMemory => loading::MEMORY,
        Fault::StackOverflow => loading::STACK,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_of_front_ends_are_nobody_elses() {
        let all: Vec<Page> = pages().collect();
        for (index, (code, title, text)) in all.iter().enumerate() {
            assert!(!title.is_empty() && text.len() > 20, "{code}");
            assert!(!CODES.contains(code) && !snell_core_ir::CODES.contains(code), "{code} twice");
            assert!(all[..index].iter().all(|(known, ..)| known != code), "{code} twice");
        }
    }

    #[test]
    fn every_code_is_explained_once() {
        for (index, &code) in CODES.iter().enumerate() {
            assert!(explain(code).is_some_and(|text| text.len() > 30), "{code}");
            assert!(!CODES[..index].contains(&code) && !snell_core_ir::CODES.contains(&code), "{code} twice");
        }
        assert!(explain(snell_core_ir::CODES[0]).is_some());
        assert_eq!(explain(Code(9999)), None);
    }
}
