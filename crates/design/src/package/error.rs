//! What can be wrong with a package, and with which of its files.

use i18n::Value;

use crate::files::FileError;

game::reasons! {
    /// Why a package cannot be made or taken apart.
    pub enum PackageError {
        NotAPackage = "package.not-a-package", "not a zip file as packages are";
        TooLarge { mebibytes: usize } = "package.too-large" (size: *mebibytes),
            "larger than {mebibytes} MiB, packed or unpacked";
        TooManyFiles { most: usize } = "package.too-many-files", "more than {most} files";
        NoDesign = "package.no-design", "no design.json";
        BadDesign(error: FileError) => error, "design.json: {error}";
        BadPath { path: String } = "package.bad-path" (path: Value::whole(path)),
            "{path:?} is no path of a package";
        PathTwice { path: String } = "package.path-twice" (path: Value::whole(path)),
            "{path:?} twice, but for capital letters";
        FileTooLarge { path: String, mebibytes: usize } =
            "package.file-too-large" (path: Value::whole(path), size: *mebibytes),
            "{path:?} is larger than {mebibytes} MiB";
        Damaged { path: String } = "package.damaged" (path: Value::whole(path)),
            "{path:?} is damaged or packed in an unknown way";
        NotItsKind { path: String } = "package.not-its-kind" (path: Value::whole(path)),
            "{path:?} is not what its name says";
        PictureTooLarge { path: String, width: usize, height: usize } =
            "package.picture-too-large" (path: Value::whole(path), width, height),
            "{path:?} is {width} by {height} points";
        PictureNotPlain { path: String } = "package.picture-not-plain" (path: Value::whole(path)),
            "{path:?} can do more than be looked at";
        Missing { path: String } = "package.missing" (path: Value::whole(path)),
            "{path:?} is named by the design but missing";
    }
}
