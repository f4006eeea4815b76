//! Guests: whoever has the token is the guest. The server signs it, and remembers only what was revoked.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::{PoisonError, RwLock};

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
pub(crate) struct Signer {
    secret: Vec<u8>,
    /// The first good generation of those guests whose earlier tokens are void.
    revoked: RwLock<BTreeMap<String, u32>>,
}

impl std::fmt::Debug for Signer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Signer")
    }
}

/// What a token begins with: the version of its form. The first form knew no generations.
const FORM: &str = "f2";
const FIRST_FORM: &str = "f1";
/// No token is longer: that is a name of the most and longest letters, twice over.
const LONGEST: usize = 512;

impl Signer {
    pub(crate) fn new(secret: Vec<u8>, revoked: Vec<(String, u32)>) -> Self {
        Self { secret, revoked: RwLock::new(revoked.into_iter().collect()) }
    }

    /// A token for a new guest.
    pub(crate) fn new_guest(&self, name: &str) -> Guest {
        self.guest(random::id(), name)
    }

    /// A token for a guest that is known, perhaps by a new name.
    pub(crate) fn guest(&self, guest: String, name: &str) -> Guest {
        let generation = self.generation(&guest);
        let body = format!("{FORM}.{guest}.{generation}.{}", hex(name.as_bytes()));
        let token = format!("{body}.{}", hex(&self.mac(&body).finalize().into_bytes()));
        Guest { token, guest, name: name.to_owned() }
    }

    fn generation(&self, guest: &str) -> u32 {
        let revoked = self.revoked.read().unwrap_or_else(PoisonError::into_inner);
        revoked.get(guest).copied().unwrap_or(0)
    }

    /// The generation that makes all tokens of a guest void that there are.
    pub(crate) fn next_generation(&self, guest: &str) -> u32 {
        self.generation(guest) + 1
    }

    /// Tokens of this guest are good from this generation on.
    pub(crate) fn revoke(&self, guest: String, generation: u32) {
        let mut revoked = self.revoked.write().unwrap_or_else(PoisonError::into_inner);
        let first = revoked.entry(guest).or_default();
        *first = generation.max(*first);
    }

    fn mac(&self, body: &str) -> Hmac<Sha256> {
        let mac = Hmac::<Sha256>::new_from_slice(&self.secret);
        let mut mac = mac.expect("a key of any length will do");
        mac.update(body.as_bytes());
        mac
    }

    /// Who a token stands for.
    pub(crate) fn check(&self, token: &str) -> Result<Person, Problem> {
        let refused = |message| Problem::new(Code::BadToken, message);
        let (person, generation) = self.person(token).ok_or_else(|| {
            refused(
                "Your guest pass is not from this server. Load the page again to get a new one.",
            )
        })?;
        if generation < self.generation(&person.guest) {
            return Err(refused("Your guest pass was revoked. Choose a name to get a new one."));
        }
        Ok(person)
    }

    fn person(&self, token: &str) -> Option<(Person, u32)> {
        let (body, signature) = token.rsplit_once('.').filter(|_| token.len() <= LONGEST)?;
        self.mac(body).verify_slice(&unhex(signature)?).ok()?;
        let parts: Vec<&str> = body.split('.').collect();
        let (guest, generation, name) = match parts[..] {
            [FIRST_FORM, guest, name] => (guest, 0, name),
            [FORM, guest, generation, name] => (guest, generation.parse().ok()?, name),
            _ => return None,
        };
        let name = String::from_utf8(unhex(name)?).ok()?;
        Some((Person { guest: guest.to_owned(), name }, generation))
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
        let signer = Signer::new(vec![7; 32], Vec::new());
        let guest = signer.new_guest("Ann Ö");
        let person = signer.check(&guest.token).unwrap();
        assert_eq!((person.guest, person.name.as_str()), (guest.guest, "Ann Ö"));
        for at in 0..guest.token.len() {
            let mut bytes = guest.token.clone().into_bytes();
            bytes[at] = if bytes[at] == b'0' { b'1' } else { b'0' };
            let forged = String::from_utf8(bytes).unwrap();
            assert!(signer.check(&forged).is_err(), "{forged}");
        }
        assert!(Signer::new(vec![8; 32], Vec::new()).check(&guest.token).is_err());
        for bad in ["", ".", "f1..", "f1.a.zz.00", "ä.ö.ü.ß"] {
            assert_eq!(signer.check(bad).unwrap_err().code, Code::BadToken);
        }
    }

    #[test]
    fn a_token_of_the_first_form_is_good_until_it_is_revoked() {
        let signer = Signer::new(vec![7; 32], Vec::new());
        let body = format!("{FIRST_FORM}.annsid.{}", hex(b"Ann"));
        let old = format!("{body}.{}", hex(&signer.mac(&body).finalize().into_bytes()));
        assert_eq!(signer.check(&old).unwrap().name, "Ann");
        let before = signer.guest("annsid".to_owned(), "Ann").token;
        signer.revoke("annsid".to_owned(), signer.next_generation("annsid"));
        for void in [&old, &before] {
            assert!(signer.check(void).unwrap_err().message.contains("revoked"));
        }
        let after = signer.guest("annsid".to_owned(), "Ann").token;
        assert!(signer.check(&after).is_ok());
        assert!(signer.check(&signer.new_guest("Bob").token).is_ok(), "others keep theirs");
    }
}
