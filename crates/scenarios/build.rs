//! Embeds the project's scenario files and the sentences about rulings in the binary.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    // The rulings, the lessons of the course, and the puzzles.
    embed(&["scenarios", "lessons", "puzzles"], "scenario", "embedded.rs");
    embed(&["rulings"], "txt", "sentences.rs");
}

/// Writes a list of all files with this extension in some folders of the project: their names and their texts.
fn embed(folders: &[&str], ending: &str, out_name: &str) {
    let crate_folder = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let mut list = "&[\n".to_owned();
    for name in folders {
        let folder = crate_folder.join("../..").join(name);
        let mut files = Vec::new();
        find(&folder, ending, &mut files);
        files.sort();
        for file in files {
            let inside = file.strip_prefix(&folder).expect("it was found in the folder");
            let inside = inside.to_string_lossy().replace('\\', "/");
            let full = fs::canonicalize(&file).expect("it was just found");
            let (name, full) = (format!("{name}/{inside}"), full.to_string_lossy());
            let _ = writeln!(list, "    ({name:?}, include_str!({full:?})),");
        }
    }
    list.push_str("]\n");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it")).join(out_name);
    fs::write(out, list).expect("the build folder can be written");
}

fn find(folder: &Path, ending: &str, files: &mut Vec<PathBuf>) {
    println!("cargo::rerun-if-changed={}", folder.display());
    let Ok(entries) = fs::read_dir(folder) else { return };
    for path in entries.flatten().map(|entry| entry.path()) {
        if path.is_dir() {
            find(&path, ending, files);
        } else if path.extension().is_some_and(|extension| extension == ending) {
            files.push(path);
        }
    }
}
