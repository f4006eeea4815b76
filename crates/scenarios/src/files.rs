//! The places of scenarios: the folder of the project, any other folder, or inside the binary.

use std::fmt;
use std::path::{Path, PathBuf};
use std::{fs, io};

use crate::error::Error;
use crate::{Scenario, parse};

/// The extension of scenario files.
const EXTENSION: &str = "scenario";
/// A file by which this project is recognised.
const LANDMARK: &str = "crates/scenarios/data/rulings.tsv";

static EMBEDDED: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/embedded.rs"));

/// A scenario file and its text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct File {
    pub name: String,
    pub text: String,
}

impl File {
    pub fn parse(&self) -> Result<Vec<Scenario>, FileError> {
        parse(&self.text).map_err(|error| FileError::Wrong { file: self.name.clone(), error })
    }
}

/// The reason why scenarios could not be read from a path.
#[derive(Debug)]
pub enum FileError {
    Unreadable { path: PathBuf, error: io::Error },
    Empty { path: PathBuf },
    Wrong { file: String, error: Error },
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable { path, error } => write!(f, "{}: {error}", path.display()),
            Self::Empty { path } => {
                write!(f, "{}: no file here ends in .{EXTENSION}", path.display())
            }
            Self::Wrong { file, error } => f.write_str(&error.in_file(file)),
        }
    }
}

impl std::error::Error for FileError {}

/// The scenario files at a path: the file itself, or those in a folder and its subfolders, sorted by name.
pub fn read(path: &Path) -> Result<Vec<File>, FileError> {
    each(path)?.into_iter().collect()
}

/// The same, but a file that cannot be read does not hide the others.
pub fn each(path: &Path) -> Result<Vec<Result<File, FileError>>, FileError> {
    let unreadable = |error| FileError::Unreadable { path: path.to_owned(), error };
    let mut paths = Vec::new();
    if fs::metadata(path).map_err(unreadable)?.is_dir() {
        find(path, &mut paths).map_err(unreadable)?;
    } else {
        paths.push(path.to_owned());
    }
    if paths.is_empty() {
        return Err(FileError::Empty { path: path.to_owned() });
    }
    paths.sort();
    Ok(paths.into_iter().map(read_one).collect())
}

fn read_one(path: PathBuf) -> Result<File, FileError> {
    match fs::read_to_string(&path) {
        Ok(text) => Ok(File { name: path.display().to_string(), text }),
        Err(error) => Err(FileError::Unreadable { path, error }),
    }
}

fn find(folder: &Path, found: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let path = entry.path();
        // A link to a folder is not followed, because it could lead back here.
        if entry.file_type()?.is_dir() {
            find(&path, found)?;
        } else if path.extension().is_some_and(|extension| extension == EXTENSION) {
            found.push(path);
        }
    }
    Ok(())
}

/// The folders of the project with scenario files.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Folder {
    /// Rulings, shown as small games.
    Scenarios,
    /// The course, one file for each lesson.
    Lessons,
    /// Positions with a goal.
    Puzzles,
}

impl Folder {
    /// The folder's name.
    pub const fn name(self) -> &'static str {
        match self {
            Folder::Scenarios => "scenarios",
            Folder::Lessons => "lessons",
            Folder::Puzzles => "puzzles",
        }
    }

    /// The files of the project's folder if the program runs in the project, otherwise those inside the binary.
    pub fn project(self) -> Result<Vec<File>, FileError> {
        let here = std::env::current_dir().unwrap_or_default();
        let Some(top) = here.ancestors().find(|folder| folder.join(LANDMARK).is_file()) else {
            return Ok(self.embedded());
        };
        let mut files = read(&top.join(self.name()))?;
        for file in &mut files {
            if let Ok(inside) = Path::new(&file.name).strip_prefix(top) {
                file.name = inside.to_string_lossy().replace('\\', "/");
            }
        }
        Ok(files)
    }

    /// The files inside the binary.
    pub fn embedded(self) -> Vec<File> {
        let own = |&(name, text): &(&str, &str)| {
            let inside = name.strip_prefix(self.name()).is_some_and(|rest| rest.starts_with('/'));
            inside.then(|| File { name: name.to_owned(), text: text.to_owned() })
        };
        EMBEDDED.iter().filter_map(own).collect()
    }
}

/// The scenarios of the project that show rulings.
pub fn project() -> Result<Vec<File>, FileError> {
    Folder::Scenarios.project()
}

/// The scenarios inside the binary that show rulings.
pub fn embedded() -> Vec<File> {
    Folder::Scenarios.embedded()
}
