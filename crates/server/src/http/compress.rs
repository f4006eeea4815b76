//! Large answers travel compressed to those who read that.

use std::io::Write as _;

use axum::body::{Body, to_bytes};
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use flate2::Compression;
use flate2::write::GzEncoder;

/// Below this, an answer fits into a packet or two anyway.
const WORTH_IT: usize = 1500;

/// Whether the browser takes what is compressed.
pub(super) fn reads_gzip(headers: &HeaderMap) -> bool {
    let accepted = headers.get_all(header::ACCEPT_ENCODING).iter();
    let mut codings = accepted.filter_map(|value| value.to_str().ok()).flat_map(|v| v.split(','));
    codings.any(|coding| {
        let mut parts = coding.split(';').map(str::trim);
        parts.next() == Some("gzip") && parts.all(|weight| weight != "q=0")
    })
}

/// Compresses the answer if that is worth it. Caches are told that it depends on the asker.
pub(super) async fn compress(request: Request, next: Next) -> Response {
    let gzip = reads_gzip(request.headers());
    let mut response = next.run(request).await;
    response.headers_mut().insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if !gzip {
        return response;
    }
    let (mut parts, body) = response.into_parts();
    // Every answer was made in memory as a whole, so there is no limit to keep here.
    let bytes = match to_bytes(body, usize::MAX).await {
        Ok(bytes) => bytes,
        Err(error) => return crate::hub::internal(&error).into_response(),
    };
    if bytes.len() < WORTH_IT {
        return Response::from_parts(parts, Body::from(bytes));
    }
    let packed = tokio::task::spawn_blocking(move || pack(&bytes)).await;
    match packed.map_err(std::io::Error::other).flatten() {
        Ok(packed) => {
            parts.headers.remove(header::CONTENT_LENGTH);
            parts.headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
            Response::from_parts(parts, Body::from(packed))
        }
        Err(error) => crate::hub::internal(&error).into_response(),
    }
}

fn pack(bytes: &[u8]) -> std::io::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::with_capacity(bytes.len() / 4), Compression::fast());
    encoder.write_all(bytes)?;
    encoder.finish()
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
