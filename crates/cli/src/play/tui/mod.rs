use super::session::Session;
use anyhow::Result;
pub(crate) fn run(_session: &mut Session) -> Result<()> {
    Ok(())
}
