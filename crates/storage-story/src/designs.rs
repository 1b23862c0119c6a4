//! What must be true of designs and files.

use storage::{DesignVersion, Digest, File, Id, Sharing, Store};

use crate::{ALL, key};

fn version(id: u128, version: u32, name: &str) -> DesignVersion {
    let text = format!("{{\"name\":\"{name}\"}}");
    DesignVersion { id: Id(id), version, name: name.to_owned(), text, saved_ms: i64::from(version) }
}

pub(crate) async fn have_versions(store: &dyn Store) {
    let (first, second) = (version(1, 1, "Mémoire"), version(1, 2, "Memory"));
    assert_eq!(key(store.save_design(&second).await), "store.conflict", "there is no first");
    store.save_design(&first).await.unwrap();
    assert_eq!(key(store.save_design(&first).await), "store.conflict");
    store.save_design(&second).await.unwrap();
    assert_eq!(key(store.save_design(&version(1, 4, "x")).await), "store.conflict");
    assert_eq!(store.load_design(Id(1), None).await.unwrap(), Some(second.clone()));
    assert_eq!(store.load_design(Id(1), Some(1)).await.unwrap(), Some(first));
    assert_eq!(store.load_design(Id(1), Some(3)).await.unwrap(), None);
    assert_eq!(store.load_design(Id(2), None).await.unwrap(), None);

    let versions = store.design_versions(Id(1), ALL).await.unwrap();
    let versions: Vec<_> = versions.into_iter().map(|one| (one.version, one.name)).collect();
    assert_eq!(versions, [(2, "Memory".to_owned()), (1, "Mémoire".to_owned())]);
    assert_eq!(store.design_versions(Id(2), ALL).await.unwrap(), []);

    let edit = Digest([9; 32]);
    store.create_design(&version(2, 1, "Goose"), &edit).await.unwrap();
    assert_eq!(key(store.create_design(&version(2, 1, "Goose"), &edit).await), "store.conflict");
    let found = store.find_design(Id(2)).await.unwrap().unwrap();
    assert_eq!((found.edit, found.version, found.is_shared), (Some(edit), 1, false));
    assert_eq!(store.find_design(Id(1)).await.unwrap().unwrap().edit, None);
    assert_eq!(store.find_design(Id(3)).await.unwrap(), None);
    let names = |designs: Vec<storage::Design>| -> Vec<(String, u32)> {
        designs.into_iter().map(|design| (design.name, design.version)).collect()
    };
    let all = [("Memory".to_owned(), 2), ("Goose".to_owned(), 1)];
    assert_eq!(names(store.list_designs(false, ALL).await.unwrap()), all);
    assert_eq!(store.list_designs(true, ALL).await.unwrap(), []);
    let copied = Sharing { is_shared: true, may_copy: true };
    store.share_design(Id(2), copied).await.unwrap();
    assert!(store.find_design(Id(2)).await.unwrap().unwrap().may_copy);
    let seen = Sharing { is_shared: true, may_copy: false };
    store.share_design(Id(2), seen).await.unwrap();
    assert!(!store.find_design(Id(2)).await.unwrap().unwrap().may_copy);
    assert_eq!(names(store.list_designs(true, ALL).await.unwrap()), all[1..]);
    assert_eq!(key(store.share_design(Id(3), seen).await), "store.missing");
    store.delete_design(Id(1), "the host", 10).await.unwrap();
    assert_eq!(store.load_design(Id(1), Some(1)).await.unwrap(), None);
    assert_eq!(key(store.delete_design(Id(1), "the host", 10).await), "store.missing");
    assert_eq!(store.audit(ALL).await.unwrap()[0].what, format!("design {}", Id(1)));
}

pub(crate) async fn have_files(store: &dyn Store) {
    let bytes: Vec<u8> = (0..=255).cycle().take(100_000).collect();
    let cat = File { digest: Digest([1; 32]), kind: "image/png".to_owned(), bytes };
    assert_eq!(store.load_file(&cat.digest).await.unwrap(), None);
    store.put_file(&cat).await.unwrap();
    store.put_file(&cat).await.unwrap();
    assert_eq!(store.load_file(&cat.digest).await.unwrap(), Some(cat));
    let (digest, kind) = (Digest([2; 32]), "application/json".to_owned());
    let design = File { digest, kind, bytes: b"{}".to_vec() };
    store.put_file(&design).await.unwrap();
    assert_eq!(store.load_file(&digest).await.unwrap(), Some(design));
    assert_eq!(store.census().await.unwrap().pictures, 1);
}
