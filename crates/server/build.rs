//! Has the server built again when its client or its migrations have changed.

use std::path::{Path, PathBuf};
use std::time::SystemTime;
use std::{env, fs};

fn main() {
    println!("cargo::rerun-if-changed=migrations");
    let crate_folder = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let client = crate_folder.join("../../web/dist");
    if !client.exists() {
        stand_in(&client);
    }
    println!("cargo::rerun-if-changed={}", client.display());
}

/// Makes an empty folder for a client that is not built: cargo builds again each time when a path that it watches is not
/// there. The folder looks old, so that it is not taken for a change.
fn stand_in(client: &Path) {
    let web = client.parent().expect("the client is built inside a folder");
    // Whoever has only the server, or cannot write here, has no client to wait for.
    if web.is_dir() && fs::create_dir(client).is_ok() {
        let made_old =
            fs::File::open(client).and_then(|folder| folder.set_modified(SystemTime::UNIX_EPOCH));
        if let Err(error) = made_old {
            println!("cargo::warning=the server will be built once more: {error}");
        }
    }
}
