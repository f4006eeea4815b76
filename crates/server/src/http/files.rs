//! The client, which travels inside the binary.

use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{Html, IntoResponse as _, Response};

use super::compress::reads_gzip;

/// Every file of the client: its path and its bytes. Empty if the client was not built when the server was.
static FILES: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/client.rs"));

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

fn find(path: &str) -> Option<&'static [u8]> {
    FILES.iter().find(|(name, _)| *name == path).map(|(_, bytes)| *bytes)
}

/// A file of the client; any other path that looks like a page is the client's own to show.
pub(super) async fn file(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    let path = uri.path().trim_start_matches('/');
    let gzip = reads_gzip(&headers);
    if let Some(bytes) = find(path).filter(|_| !path.is_empty()) {
        return respond(path, bytes, gzip);
    }
    let is_page = !path.rsplit('/').next().unwrap_or_default().contains('.');
    match find(INDEX) {
        Some(bytes) if is_page => respond(INDEX, bytes, gzip),
        None if is_page => Html(NO_CLIENT).into_response(),
        _ => StatusCode::NOT_FOUND.into_response(),
    }
}

/// The file, or the compressed copy that the client's build has put beside it.
fn respond(path: &str, bytes: &'static [u8], gzip: bool) -> Response {
    let copy = if gzip { find(&format!("{path}.gz")) } else { None };
    let mut response = plain(path, copy.unwrap_or(bytes));
    let headers = response.headers_mut();
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if copy.is_some() {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    }
    response
}

fn plain(path: &str, bytes: &'static [u8]) -> Response {
    let cache =
        if path.starts_with(HASHED) { "public, max-age=31536000, immutable" } else { "no-cache" };
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static(mime(path))),
        (header::CACHE_CONTROL, HeaderValue::from_static(cache)),
    ];
    (headers, bytes).into_response()
}

fn mime(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
