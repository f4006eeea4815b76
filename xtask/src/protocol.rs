//! `cargo xtask protocol`: the client's types, written from those of the server.

use std::fs;

use anyhow::{Context as _, Result, bail};

const FILE: &str = "web/src/lib/protocol.ts";

pub(crate) fn run(check: bool) -> Result<()> {
    let output = crate::cargo()
        .args(["run", "--quiet", "--package", "fief-server", "--example", "protocol"])
        .current_dir(crate::project())
        .stderr(std::process::Stdio::inherit())
        .output()
        .context("starting cargo")?;
    if !output.status.success() {
        bail!("the types of the protocol cannot be written: the server does not build");
    }
    let current = String::from_utf8(output.stdout)?;
    let file = crate::project().join(FILE);
    if check {
        let there = fs::read_to_string(&file).unwrap_or_default();
        if there != current {
            bail!("{FILE} is not current: `cargo xtask protocol` updates it");
        }
        println!("{FILE} is current");
        return Ok(());
    }
    fs::create_dir_all(file.parent().context("the file is in a folder")?)?;
    fs::write(&file, current).with_context(|| format!("writing {FILE}"))?;
    println!("wrote {FILE}");
    Ok(())
}
