//! Where games are kept, and how they are written so that nothing is lost.

use std::fmt;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use fief_engine::table::{Divergence, Table};

use fief_cards::LIBRARY;

use super::session::is_resigned;

/// Why a game could not be saved or loaded.
#[derive(Debug)]
pub(crate) enum SaveError {
    NoFolder,
    Io {
        doing: &'static str,
        file: PathBuf,
        error: io::Error,
    },
    Load {
        file: PathBuf,
        error: String,
    },
    /// The rules were corrected since, and not all answers fit them.
    Corrected {
        file: PathBuf,
        divergence: Divergence,
    },
    /// A note of the save that says nothing sensible about a seat.
    Note(String),
    /// Not exactly one seat is a person's.
    Seats,
    NothingToContinue {
        folder: PathBuf,
    },
}

impl SaveError {
    pub(crate) fn note(note: &str) -> Self {
        Self::Note(note.to_owned())
    }

    fn io(doing: &'static str, file: &Path) -> impl FnOnce(io::Error) -> Self {
        let file = file.to_owned();
        move |error| Self::Io { doing, file, error }
    }
}

impl fmt::Display for SaveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoFolder => {
                f.write_str("there is no home folder to keep games in: set FIEF_HOME to a folder")
            }
            Self::Io { doing, file, error } => {
                write!(f, "cannot {doing} {}: {error}", file.display())
            }
            Self::Load { file, error } => {
                write!(f, "{}: {error} (the file is left as it is)", file.display())
            }
            Self::Corrected { file, divergence } => write!(
                f,
                "{}: the rules were corrected since this game was saved; it goes on after its first {} answers \
                 (the file is left as it is)",
                file.display(),
                divergence.answer
            ),
            Self::Note(note) => write!(f, "the save's note '{note}' names no seat and bot"),
            Self::Seats => f.write_str("the save must have exactly one person among its seats"),
            Self::NothingToContinue { folder } => {
                write!(f, "no unfinished game in {}: start one with 'fief play'", folder.display())
            }
        }
    }
}

impl std::error::Error for SaveError {}

const EXTENSION: &str = "fief";

/// The folder of the games: in `$FIEF_HOME`, or where the platform keeps such things.
pub(crate) fn folder() -> Result<PathBuf, SaveError> {
    let home = match std::env::var_os("FIEF_HOME").filter(|home| !home.is_empty()) {
        Some(home) => PathBuf::from(home),
        None => directories::ProjectDirs::from("", "", "fief")
            .ok_or(SaveError::NoFolder)?
            .data_dir()
            .to_owned(),
    };
    Ok(home.join("games"))
}

/// Claims a file of its own for a new game, so that no game ever overwrites another.
pub(crate) fn new_file(folder: &Path) -> Result<PathBuf, SaveError> {
    fs::create_dir_all(folder).map_err(SaveError::io("make the folder", folder))?;
    let mut number = all(folder)?.iter().filter_map(|file| number_of(file)).max().unwrap_or(0) + 1;
    loop {
        let file = folder.join(format!("game-{number}.{EXTENSION}"));
        match OpenOptions::new().write(true).create_new(true).open(&file) {
            Ok(_) => return Ok(file),
            // Another process took the number since.
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => number += 1,
            Err(error) => return Err(SaveError::io("make", &file)(error)),
        }
    }
}

fn number_of(file: &Path) -> Option<u32> {
    file.file_stem()?.to_str()?.strip_prefix("game-")?.parse().ok()
}

fn all(folder: &Path) -> Result<Vec<PathBuf>, SaveError> {
    let entries = match fs::read_dir(folder) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        entries => entries.map_err(SaveError::io("read the folder", folder))?,
    };
    let files = entries.filter_map(Result::ok).map(|entry| entry.path());
    Ok(files.filter(|file| file.extension().is_some_and(|end| end == EXTENSION)).collect())
}

/// The unfinished game that was played last, and what is wrong with it or with later ones.
pub(crate) fn latest(folder: &Path) -> Result<Saved, SaveError> {
    let mut files: Vec<_> = all(folder)?
        .into_iter()
        .filter_map(|file| {
            let about = fs::metadata(&file).ok().filter(|about| about.len() > 0)?;
            Some((about.modified().ok()?, number_of(&file), file))
        })
        .collect();
    files.sort();
    let mut warnings = Vec::new();
    for (_, _, file) in files.into_iter().rev() {
        match load(&file) {
            Ok(saved) if saved.table.is_over() || is_resigned(&saved.table) => {}
            Ok(mut saved) => {
                saved.warnings.extend(warnings);
                return Ok(saved);
            }
            Err(error) => warnings.push(error),
        }
    }
    let nothing = SaveError::NothingToContinue { folder: folder.to_owned() };
    Err(warnings.into_iter().next().unwrap_or(nothing))
}

/// The text of a save.
fn read(file: &Path) -> Result<String, SaveError> {
    let bytes = fs::read(file).map_err(SaveError::io("read", file))?;
    String::from_utf8(bytes).map_err(|_| SaveError::Load {
        file: file.to_owned(),
        error: "not a saved game: it is not text".to_owned(),
    })
}

/// A saved game that was read.
#[derive(Debug)]
pub(crate) struct Saved {
    pub(crate) file: PathBuf,
    pub(crate) table: Table,
    /// Whether all its answers fit the rules of today.
    pub(crate) whole: bool,
    /// What the player must know of it, or of later saves.
    pub(crate) warnings: Vec<SaveError>,
}

/// Reads a saved game as far as it fits the rules of today.
pub(crate) fn load(file: &Path) -> Result<Saved, SaveError> {
    let text = read(file)?;
    let (table, divergence) = Table::load_while_it_fits(&text, &LIBRARY)
        .map_err(|error| SaveError::Load { file: file.to_owned(), error: error.to_string() })?;
    let whole = divergence.is_none();
    let corrected = |divergence| SaveError::Corrected { file: file.to_owned(), divergence };
    let warnings = divergence.map(corrected).into_iter().collect();
    Ok(Saved { file: file.to_owned(), table, whole, warnings })
}

/// Says what the player must know of a save.
pub(crate) fn warn(warnings: &[SaveError]) {
    for warning in warnings {
        crate::tell(format_args!("fief: {warning}"));
    }
}

/// Replaces the file as a whole: whoever is killed in between leaves the old one or the new one.
pub(crate) fn write(file: &Path, text: &str) -> Result<(), SaveError> {
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    let temporary = file.with_file_name(format!(".{name}.{}.tmp", std::process::id()));
    let written = File::create(&temporary).and_then(|mut new| {
        new.write_all(text.as_bytes())?;
        new.sync_all()?;
        drop(new);
        fs::rename(&temporary, file)
    });
    written.map_err(|error| {
        // The error of the writing is the one to tell.
        let _ = fs::remove_file(&temporary);
        SaveError::io("save the game in", file)(error)
    })
}

/// Writes a file that must not exist yet.
pub(crate) fn write_new(file: &Path, text: &str) -> Result<(), SaveError> {
    let made = OpenOptions::new().write(true).create_new(true).open(file);
    made.and_then(|mut new| new.write_all(text.as_bytes()))
        .map_err(SaveError::io("save the game in", file))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_its_own_file() {
        let folder = tempfile::tempdir().unwrap();
        let games = folder.path().join("games");
        let first = new_file(&games).unwrap();
        let second = new_file(&games).unwrap();
        assert_eq!(first, games.join("game-1.fief"));
        assert_eq!(second, games.join("game-2.fief"));
    }

    #[test]
    fn a_save_replaces_the_file_and_leaves_nothing_else() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("game-1.fief");
        write(&file, "old").unwrap();
        write(&file, "new").unwrap();
        assert_eq!(read(&file).unwrap(), "new");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[test]
    fn a_copy_never_overwrites() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("mine");
        write_new(&file, "precious").unwrap();
        assert!(write_new(&file, "other").is_err());
        assert_eq!(read(&file).unwrap(), "precious");
    }

    #[test]
    fn nothing_to_continue_is_said() {
        let folder = tempfile::tempdir().unwrap();
        let error = latest(&folder.path().join("games")).unwrap_err();
        assert!(error.to_string().contains("no unfinished game"), "{error}");
    }
}
