//! Where the other files of a program come from: nothing here touches the file system.

/// Finds the files of modules.
pub trait Files {
    /// A program begins with this file, which says that it is this module. Modules may be looked for near to it.
    fn begin(&mut self, path: &str, module: Option<&str>);

    /// Path and bytes of the file of a module, which has one of these extensions (without the dot, the first is
    /// preferred); none if there is no such file.
    fn find(&mut self, module: &str, extensions: &[&str]) -> Option<(String, Vec<u8>)>;

    /// The folders that modules are looked for in, for messages.
    fn searched(&self) -> Vec<String>;

    /// Extensions of the language that the project has on in all its files.
    fn default_extensions(&self) -> Vec<String>;
}

/// There are no other files.
pub struct NoFiles;

impl Files for NoFiles {
    fn begin(&mut self, _path: &str, _module: Option<&str>) {}

    fn find(&mut self, _module: &str, _extensions: &[&str]) -> Option<(String, Vec<u8>)> {
        None
    }

    fn searched(&self) -> Vec<String> {
        Vec::new()
    }

    fn default_extensions(&self) -> Vec<String> {
        Vec::new()
    }
}
