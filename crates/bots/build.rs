//! Embeds the project's strategies in the program.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let folder =
        Path::new(&env::var("CARGO_MANIFEST_DIR").unwrap_or_default()).join("../../strategies");
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut files: Vec<PathBuf> = fs::read_dir(&folder)?
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<io::Result<_>>()?;
    files.retain(|path| path.extension().is_some_and(|ending| ending == "strat"));
    files.sort();
    let mut list = String::from("static FILES: &[(&str, &str)] = &[\n");
    for path in files {
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let path = path.canonicalize()?;
        let path = path.display().to_string();
        let _ = writeln!(list, "    ({name:?}, include_str!({path:?})),");
    }
    list += "];\n";
    fs::write(Path::new(&env::var("OUT_DIR").unwrap_or_default()).join("strategies.rs"), list)
}
