//! The icon, as it is and as points for those who want points.

use std::path::Path;

use anyhow::{Context, Result};
use resvg::{tiny_skia, usvg};

use crate::dist::{Dist, read};

/// The sizes that phones and computers ask for.
const SIZES: [u16; 3] = [180, 192, 512];

/// Adds the icon in all its forms.
pub(crate) fn add(dist: &mut Dist, path: &Path) -> Result<()> {
    let svg = read(path)?;
    let tree = usvg::Tree::from_data(&svg, &usvg::Options::default())?;
    for size in SIZES {
        let mut points = tiny_skia::Pixmap::new(size.into(), size.into()).context("no icon")?;
        let scale = f32::from(size) / tree.size().width();
        let transform = tiny_skia::Transform::from_scale(scale, scale);
        resvg::render(&tree, transform, &mut points.as_mut());
        dist.add_later(&format!("icon-{size}.png"), points.encode_png()?);
    }
    dist.add("icon.svg", svg);
    Ok(())
}
