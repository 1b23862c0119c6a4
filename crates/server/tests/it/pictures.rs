//! Pictures that people bring, and those that somebody brings to do harm.

use axum::http::Method;
use protocol::rest::SavedPicture;

use crate::house::{ELSEWHERE, House, Reply};

const DRAWING: &str = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 20 10\">\
    <script>alert(1)</script><rect width=\"20\" height=\"10\" fill=\"red\" onclick=\"alert(2)\"/></svg>";

async fn upload(house: &House, bytes: impl Into<axum::body::Body>) -> Reply {
    house.ask(Method::POST, "/api/pictures").send(bytes).await
}

/// The first bytes of a PNG that says it is so large, and no more.
fn bomb(width: u32, height: u32) -> Vec<u8> {
    let mut bytes = b"\x89PNG\r\n\x1a\n".to_vec();
    let mut header = b"IHDR".to_vec();
    header.extend(width.to_be_bytes());
    header.extend(height.to_be_bytes());
    header.extend([8, 6, 0, 0, 0]);
    bytes.extend(13u32.to_be_bytes());
    let check = crc32fast::hash(&header);
    bytes.extend(header);
    bytes.extend(check.to_be_bytes());
    bytes
}

#[tokio::test]
async fn pictures_come_back_harmless() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let saved: SavedPicture = upload(&house, DRAWING).await.read();
    assert_eq!((&*saved.kind, saved.width, saved.height), ("image/svg+xml", 20, 10));
    let again: SavedPicture = upload(&house, DRAWING).await.read();
    assert_eq!(again, saved, "the same picture is kept once");
    let path = format!("/api/pictures/{}", saved.digest);
    let shown = house.ask(Method::GET, &path).from(ELSEWHERE).send("").await;
    assert!(!shown.text().contains("alert") && shown.text().contains("<svg"));
    assert_eq!(shown.header("content-type"), "image/svg+xml");
    assert_eq!(shown.header("x-content-type-options"), "nosniff");
    assert!(shown.header("cache-control").contains("immutable"));
    let policy = shown.header("content-security-policy");
    assert!(policy.contains("sandbox") && policy.contains("default-src 'none'"), "{policy}");

    let photo = include_bytes!("../../../../fuzz/corpus/picture/photo");
    let saved: SavedPicture = upload(&house, &photo[..]).await.read();
    assert!(saved.kind.starts_with("image/"));
    let shown = house.get(&format!("/api/pictures/{}", saved.digest)).await;
    assert_eq!(pictures::import(&shown.body).unwrap().size, (saved.width, saved.height));
    let nothing = house.get(&format!("/api/pictures/{}", "0".repeat(64))).await;
    assert_eq!(nothing.refusal(), (404, "live.no-such-picture".to_owned()));
}

#[tokio::test]
async fn harmful_pictures_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let photo = include_bytes!("../../../../fuzz/corpus/picture/points");
    let truncated = photo[..photo.len() / 2].to_vec();
    let deep = format!("<svg xmlns=\"http://www.w3.org/2000/svg\">{}", "<g>".repeat(100_000));
    let foreign = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\">\
        <image href=\"http://evil.example/x.png\" width=\"9\" height=\"9\"/></svg>";
    for (name, bytes, status) in [
        ("a bomb", bomb(60_000, 60_000), 422),
        ("a flat bomb", bomb(u32::MAX, 1), 422),
        ("half a picture", truncated, 422),
        ("nothing", Vec::new(), 415),
        ("a program", b"\x7fELF\x02\x01\x01\0\0\0".to_vec(), 415),
        ("a page", b"<!doctype html><script>alert(1)</script>".to_vec(), 415),
        ("a moving picture", b"GIF89a\x01\0\x01\0\0\0\0;".to_vec(), 415),
        ("too large", vec![0; pictures::LARGEST_FILE + 1], 413),
        ("much too large", vec![0; pictures::LARGEST_FILE + 2], 413),
        ("too deep", deep.into_bytes(), 422),
        ("from elsewhere", foreign.as_bytes().to_vec(), 422),
    ] {
        let (told, key) = upload(&house, bytes).await.refusal();
        assert_eq!(told, status, "{name}: {key}");
    }
    assert_eq!(house.rooms.store().census().await.unwrap().pictures, 0);
    let stranger = house.ask(Method::POST, "/api/pictures").from(ELSEWHERE).send(DRAWING).await;
    assert_eq!(stranger.refusal(), (403, "live.only-here".to_owned()));
}
