//! The protocol over an input and an output.
//!
//! One thread reads ahead, so that `stop` is heard while a machine thinks; all answers are
//! written by the caller's thread, in the order of the lines.

use std::io::{self, BufRead, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{SyncSender, sync_channel};
use std::thread;

use super::{Answer, Engine, Line, read_line};

/// No line waits between reading and answering. While one is answered the next is read, and no
/// more: so `stop` ends the search right before it, and none that was asked earlier.
const WAITING: usize = 0;

/// Answers every line of the input until it ends or says `quit`.
///
/// # Errors
/// When the input cannot be read or the output cannot be written.
pub fn serve(
    engine: &mut Engine,
    input: &mut (dyn BufRead + Send),
    output: &mut dyn Write,
) -> io::Result<()> {
    let stop = engine.stop_flag();
    let (sender, lines) = sync_channel(WAITING);
    thread::scope(|scope| {
        scope.spawn(move || read_ahead(input, &stop, &sender));
        for line in lines {
            if answer(engine, &line?, output)?.ends() {
                break;
            }
        }
        Ok(())
    })
}

/// Reads until the input ends, nobody listens any more, or `quit` is read: what follows it may
/// never come.
fn read_ahead(input: &mut dyn BufRead, stop: &AtomicBool, lines: &SyncSender<io::Result<Line>>) {
    while let Some(line) = read_line(input).transpose() {
        let word = match &line {
            Ok(Line::Text(text)) => text.trim(),
            _ => "",
        };
        if word == "stop" {
            stop.store(true, Ordering::Relaxed);
        }
        let is_last = word == "quit" || line.is_err();
        if lines.send(line).is_err() || is_last {
            break;
        }
    }
}

fn answer(engine: &mut Engine, line: &Line, output: &mut dyn Write) -> io::Result<Answer> {
    let stop = engine.stop_flag();
    let mut written = Ok(());
    let answer = engine.handle_telling(line, &mut |info| {
        if written.is_ok() {
            written = writeln!(output, "{info}").and_then(|()| output.flush());
        }
        // When nobody listens any more, nobody wants what is still to be found.
        if written.is_err() {
            stop.store(true, Ordering::Relaxed);
        }
    });
    written?;
    output.write_all(answer.to_string().as_bytes())?;
    output.flush()?;
    Ok(answer)
}
