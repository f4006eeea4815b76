//! Guests: whoever has the token is the guest. The server signs it and remembers nothing.

use std::fmt::Write as _;

use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::Sha256;

use crate::protocol::{Code, Guest, Problem};
use crate::random;

/// Somebody who has shown a token.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Person {
    /// A public id.
    pub guest: String,
    pub name: String,
}

/// Signs tokens and checks them.
#[derive(Clone)]
pub(crate) struct Signer {
    secret: Vec<u8>,
}

impl std::fmt::Debug for Signer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Signer")
    }
}

/// What a token begins with: the version of its form.
const FORM: &str = "f1";

impl Signer {
    pub(crate) fn new(secret: Vec<u8>) -> Self {
        Self { secret }
    }

    /// A token for a new guest.
    pub(crate) fn new_guest(&self, name: &str) -> Guest {
        self.guest(random::id(), name)
    }

    /// A token for a guest that is known, perhaps by a new name.
    pub(crate) fn guest(&self, guest: String, name: &str) -> Guest {
        let body = format!("{FORM}.{guest}.{}", hex(name.as_bytes()));
        let token = format!("{body}.{}", hex(&self.mac(&body).finalize().into_bytes()));
        Guest { token, guest, name: name.to_owned() }
    }

    fn mac(&self, body: &str) -> Hmac<Sha256> {
        let mac = Hmac::<Sha256>::new_from_slice(&self.secret);
        let mut mac = mac.expect("a key of any length will do");
        mac.update(body.as_bytes());
        mac
    }

    /// Who a token stands for.
    pub(crate) fn check(&self, token: &str) -> Result<Person, Problem> {
        self.person(token).ok_or_else(|| {
            let message =
                "Your guest pass is not from this server. Load the page again to get a new one.";
            Problem::new(Code::BadToken, message)
        })
    }

    fn person(&self, token: &str) -> Option<Person> {
        let (body, signature) = token.rsplit_once('.')?;
        self.mac(body).verify_slice(&unhex(signature)?).ok()?;
        let mut parts = body.split('.');
        let form = parts.next()?;
        let (guest, name) = (parts.next()?, parts.next()?);
        let name = String::from_utf8(unhex(name)?).ok()?;
        (form == FORM && parts.next().is_none()).then(|| Person { guest: guest.to_owned(), name })
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

fn unhex(text: &str) -> Option<Vec<u8>> {
    let digits = text.as_bytes();
    let pairs = digits.chunks(2).map(|pair| {
        let [high, low] = pair else { return None };
        let digit = |d: u8| (d as char).to_digit(16);
        Some((digit(*high)? * 16 + digit(*low)?) as u8)
    });
    pairs.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_good_only_as_it_was_signed() {
        let signer = Signer::new(vec![7; 32]);
        let guest = signer.new_guest("Ann Ö");
        let person = signer.check(&guest.token).unwrap();
        assert_eq!((person.guest, person.name.as_str()), (guest.guest, "Ann Ö"));
        for at in 0..guest.token.len() {
            let mut bytes = guest.token.clone().into_bytes();
            bytes[at] = if bytes[at] == b'0' { b'1' } else { b'0' };
            let forged = String::from_utf8(bytes).unwrap();
            assert!(signer.check(&forged).is_err(), "{forged}");
        }
        assert!(Signer::new(vec![8; 32]).check(&guest.token).is_err());
        for bad in ["", ".", "f1..", "f1.a.zz.00", "ä.ö.ü.ß"] {
            assert_eq!(signer.check(bad).unwrap_err().code, Code::BadToken);
        }
    }
}
