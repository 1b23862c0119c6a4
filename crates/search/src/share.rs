//! Shares of a result and evaluations: the logistic curve between them.

/// What an evaluation says about the result, from 0 to 1.
pub(crate) fn of_score(score: i32, scale: i32) -> f32 {
    1.0 / (1.0 + (-(score as f32) / scale.max(1) as f32).exp())
}

/// The evaluation that says this share.
pub(crate) fn to_score(share: f32, scale: i32) -> i32 {
    let share = share.clamp(0.001, 0.999);
    // At most seven scales, which fit.
    ((share / (1.0 - share)).ln() * scale.max(1) as f32) as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_and_back() {
        for score in [-500, -20, 0, 3, 700] {
            assert!((to_score(of_score(score, 200), 200) - score).abs() <= 1);
        }
        assert!((0.72..0.75).contains(&of_score(200, 200)));
        assert!(to_score(1.0, 200) > 1000);
    }
}
