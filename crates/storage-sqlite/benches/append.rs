//! Events on the disk: one after the other, and many at the same time, which share one commit.
#![allow(clippy::unwrap_used, missing_docs, reason = "a bench fails by panic")]

use std::sync::Arc;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use storage::{Append, Id, NewMatch, Store};
use storage_sqlite::SqliteStore;
use tokio::runtime::Runtime;
use tokio::task::JoinSet;

/// So many matches go on at the same time.
const MANY: u64 = 256;

async fn matches(store: &dyn Store, count: u64) {
    for number in 0..count {
        let new = NewMatch {
            id: Id(u128::from(number)),
            game: "othello".to_owned(),
            record_head: String::new(),
            code: None,
            links: Vec::new(),
            allows: Default::default(),
            made_ms: 0,
        };
        store.create_match(&new).await.unwrap();
    }
}

fn event(number: u64, after: u32) -> Append {
    let texts = vec!["12 d3 1500ms".to_owned()];
    Append { id: Id(u128::from(number)), after, texts, at_ms: 1, record_head: None, ending: None }
}

fn append(criterion: &mut Criterion) {
    let (runtime, folder) = (Runtime::new().unwrap(), tempfile::tempdir().unwrap());
    let store = runtime.block_on(SqliteStore::open(&folder.path().join("marelle.db"))).unwrap();
    let store: Arc<dyn Store> = Arc::new(store);
    runtime.block_on(matches(&*store, MANY + 1));
    let mut group = criterion.benchmark_group("append");
    let mut after = 0;
    group.throughput(Throughput::Elements(1)).bench_function("one", |bencher| {
        bencher.iter(|| {
            runtime.block_on(store.append(event(MANY, after))).unwrap();
            after += 1;
        });
    });
    let mut after = 0;
    group.throughput(Throughput::Elements(MANY)).bench_function("many", |bencher| {
        bencher.iter(|| {
            runtime.block_on(async {
                let mut writers = JoinSet::new();
                for number in 0..MANY {
                    let store = store.clone();
                    writers.spawn(async move { store.append(event(number, after)).await });
                }
                while let Some(done) = writers.join_next().await {
                    done.unwrap().unwrap();
                }
            });
            after += 1;
        });
    });
    group.finish();
    runtime.block_on(store.close());
}

criterion_group!(benches, append);
criterion_main!(benches);
