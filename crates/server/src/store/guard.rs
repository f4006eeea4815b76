//! The file of the database: one server has it, nobody else on the machine reads it, and it stays the file it was.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use super::StoreError;

/// Holds the database for this server as long as it lives.
#[derive(Debug)]
pub(super) struct Guard {
    /// The file, whatever links lead to it.
    pub(super) file: PathBuf,
    identity: Option<Identity>,
    /// Locked; closing it unlocks it, and so does the end of the process.
    lock: Mutex<Option<File>>,
}

/// What tells a file from another one of the same name.
type Identity = (u64, u64);

impl Guard {
    /// Makes the file if it is not there, and takes it for this server.
    pub(super) fn take(path: &Path) -> Result<Self, StoreError> {
        let failed = |error: io::Error| StoreError::Failed(error.to_string());
        let new = private().write(true).create(true).truncate(false).open(path).map_err(failed)?;
        drop(new);
        keep_private(path);
        // Two links to one file are one database.
        let file = fs::canonicalize(path).map_err(failed)?;
        let mut name = file.clone().into_os_string();
        name.push(".lock");
        let lock =
            private().write(true).create(true).truncate(false).open(&name).map_err(failed)?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(StoreError::InUse),
            Err(TryLockError::Error(error)) => return Err(failed(error)),
        }
        let identity = identity(&file);
        Ok(Self { file, identity, lock: Mutex::new(Some(lock)) })
    }

    /// Lets other servers have it.
    pub(super) fn release(&self) {
        self.lock.lock().unwrap_or_else(PoisonError::into_inner).take();
    }

    /// Whether the file is still there under its name. Whatever is written into a file that was removed is lost.
    pub(super) fn check(&self) -> Result<(), StoreError> {
        let now = identity(&self.file);
        if now == self.identity {
            return Ok(());
        }
        let file = self.file.display();
        Err(StoreError::Failed(format!("{file} was removed or replaced while the server runs")))
    }
}

#[cfg(unix)]
fn private() -> OpenOptions {
    use std::os::unix::fs::OpenOptionsExt as _;
    let mut options = OpenOptions::new();
    options.mode(0o600);
    options
}

#[cfg(not(unix))]
fn private() -> OpenOptions {
    OpenOptions::new()
}

/// Takes the database from the eyes of others, if an earlier version has left it open. `SQLite` gives its other files the
/// same rights.
#[cfg(unix)]
fn keep_private(path: &Path) {
    use std::os::unix::fs::PermissionsExt as _;
    let mine = fs::Permissions::from_mode(0o600);
    if let Err(error) = fs::set_permissions(path, mine) {
        tracing::warn!(file = %path.display(), %error, "others may be able to read the database");
    }
}

#[cfg(not(unix))]
fn keep_private(_: &Path) {}

#[cfg(unix)]
fn identity(path: &Path) -> Option<Identity> {
    use std::os::unix::fs::MetadataExt as _;
    fs::metadata(path).ok().map(|data| (data.dev(), data.ino()))
}

#[cfg(not(unix))]
fn identity(path: &Path) -> Option<Identity> {
    fs::metadata(path).ok().map(|_| (0, 0))
}
