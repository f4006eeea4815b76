//! Lists the files of the client, so that they travel inside the binary. Without a built client the list is empty.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    println!("cargo::rerun-if-changed=migrations");
    let crate_folder = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let folder = crate_folder.join("../../web/dist");
    let mut files = Vec::new();
    find(&folder, &mut files);
    files.sort();
    let mut list = "&[\n".to_owned();
    for file in files {
        let name = file.strip_prefix(&folder).expect("it was found in the folder");
        let name = name.to_string_lossy().replace('\\', "/");
        let full = fs::canonicalize(&file).expect("it was just found");
        let full = full.to_string_lossy();
        let _ = writeln!(list, "    ({name:?}, include_bytes!({full:?})),");
    }
    list.push_str("]\n");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it")).join("client.rs");
    fs::write(out, list).expect("the build folder can be written");
}

fn find(folder: &Path, files: &mut Vec<PathBuf>) {
    println!("cargo::rerun-if-changed={}", folder.display());
    let Ok(entries) = fs::read_dir(folder) else { return };
    for path in entries.flatten().map(|entry| entry.path()) {
        if path.is_dir() { find(&path, files) } else { files.push(path) }
    }
}
