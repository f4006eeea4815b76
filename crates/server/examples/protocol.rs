//! Writes the types of the protocol in TypeScript to the standard output. `cargo xtask protocol` uses it.

fn main() {
    print!("{}", fief_server::protocol::typescript());
}
