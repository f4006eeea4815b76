//! The client, which travels inside the binary.

use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{Html, IntoResponse as _, Response};
use rust_embed::{Embed, EmbeddedFile};

/// The client as it was built when the server was; nothing if it was not.
#[derive(Embed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Client;

const INDEX: &str = "index.html";
/// What Vite gives a name that changes with the contents.
const HASHED: &str = "assets/";

const NO_CLIENT: &str = "<!doctype html>
<html lang=\"en\"><meta charset=\"utf-8\"><title>Fief</title>
<h1>Fief is running, but its client is not built in</h1>
<p>Build it and then the server again:</p>
<pre>cd web\nnpm ci\nnpm run build\ncd ..\ncargo fief serve</pre>
<p>Or just <code>cargo xtask play</code>, which does all of it.</p>
<p>The terminal game needs no client: <code>fief play</code>.</p>
</html>
";

/// A file of the client; any other path that looks like a page is the client's own to show.
pub(super) async fn file(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    let path = uri.path().trim_start_matches('/');
    if let Some(file) = Client::get(path).filter(|_| !path.is_empty()) {
        return respond(path, file, &headers);
    }
    let is_page = !path.rsplit('/').next().unwrap_or_default().contains('.');
    match Client::get(INDEX) {
        Some(file) if is_page => respond(INDEX, file, &headers),
        None if is_page => Html(NO_CLIENT).into_response(),
        _ => StatusCode::NOT_FOUND.into_response(),
    }
}

/// Whether the browser takes what is compressed.
fn reads_gzip(headers: &HeaderMap) -> bool {
    let accepted = headers.get_all(header::ACCEPT_ENCODING).iter();
    let mut codings = accepted.filter_map(|value| value.to_str().ok()).flat_map(|v| v.split(','));
    codings.any(|coding| {
        let mut parts = coding.split(';').map(str::trim);
        parts.next() == Some("gzip") && parts.all(|weight| weight != "q=0")
    })
}

/// The file, or the compressed copy that the client's build has put beside it.
fn respond(path: &str, file: EmbeddedFile, headers: &HeaderMap) -> Response {
    let gzip = reads_gzip(headers);
    let copy = if gzip { Client::get(&format!("{path}.gz")) } else { None };
    let is_copy = copy.is_some();
    let kind = HeaderValue::from_str(file.metadata.mimetype());
    let kind = kind.unwrap_or(HeaderValue::from_static("application/octet-stream"));
    let cache =
        if path.starts_with(HASHED) { "public, max-age=31536000, immutable" } else { "no-cache" };
    let mut response = copy.unwrap_or(file).data.into_owned().into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, kind);
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(cache));
    if is_copy {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
        headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_says_whether_it_reads_compressed_files() {
        let reads = |accepted: &'static str| {
            let value = HeaderValue::from_static(accepted);
            reads_gzip(&HeaderMap::from_iter([(header::ACCEPT_ENCODING, value)]))
        };
        assert!(reads("gzip") && reads("br, gzip;q=0.8") && reads("deflate,gzip"));
        assert!(!reads("br") && !reads("gzip;q=0, br") && !reads("x-gzip2"));
        assert!(!reads_gzip(&HeaderMap::new()));
    }
}
