import SourceText

/// Included tapes, and lines that only some tools read.
extension TapeReader {
  /// The deepest nesting of sources.
  private static let depthLimit = 20

  /// The largest number of sources read, counting repetitions.
  private static let sourceLimit = 10_000

  /// The largest total size of sources in bytes.
  private static let totalLimit = 2 * Tape.byteLimit

  /// Includes another tape.
  mutating func include(_ command: Source, _ range: Range<Int>, _ site: Site) {
    // The number of sources doubles at each level; one error is enough.
    guard sourceCount <= TapeReader.sourceLimit else { return }
    sourceCount += 1
    let (path, result) = context.lookUp(command.path, by: context.surroundings.tape)
    let code: TapeCode
    let message: String
    var nearest: String?
    switch result {
    case .found where sources.contains(path):
      (code, message) = (.cycle, "\(path.tapeQuoted) includes itself")
    case .found where sources.count >= TapeReader.depthLimit:
      (code, message) = (.cycle, "sources are nested more than \(TapeReader.depthLimit) deep")
    case .found where sourceCount > TapeReader.sourceLimit:
      (code, message) = (.cycle, "more than \(TapeReader.sourceLimit) sources")
    case .found(let text) where byteCount + text.utf8.count > TapeReader.totalLimit:
      sourceCount = TapeReader.sourceLimit + 1
      (code, message) = (
        .cycle, "the sources are larger than \(TapeReader.totalLimit >> 20) MiB in total"
      )
    case .found(let text): return read(SourceText(tape: text, file: path))
    case .missing:
      (code, message) = (.otherFile, "no such tape: \(command.path.tapeQuoted)")
      nearest = context.nearest(to: command.path)
    case .unreadable(let reason):
      (code, message) = (.otherFile, "cannot read tape \(path.tapeQuoted): \(reason)")
    case .wrong(let diagnostics):
      (code, message) = (
        .otherFile, "tape \(path.tapeQuoted) has an error: \(diagnostics.all[0].message)"
      )
    }
    report(
      TapeFinding(code: code, range: range, message: message, suggestion: nearest),
      site.line.number,
      site.source
    )
  }

  /// Skips a line unless it ends the region; native commands are reported, so that a misspelled
  /// `End` does not go unnoticed.
  mutating func skip(_ line: TapeLine, _ source: SourceText) {
    if line.firstWord == "End", line.tokens.count == 1 {
      skipping = nil
    } else if line.spelling == .native || line.spelling == .directive {
      let range = line.tokens.first?.range ?? 0..<1
      let message = "ignored by the Skip above; close it with End"
      report(TapeFinding(code: .skip, range: range, message: message), line.number, source)
    }
  }

  /// Records the first native command unless it is spelled for VHS, which would type it.
  ///
  /// VHS rejects a tape with a `Test` as a whole, wherever that is.
  mutating func recordSpelling(of line: TapeLine) {
    guard nativeStart == nil, line.spelling == .native, sources.count == 1,
      let word = line.tokens.first
    else { return }
    let finding = TapeFinding(
      code: .typedByVHS,
      range: word.range,
      message: "VHS would type this line into the program",
      note: "start the line with #:, or the file with Test"
    )
    nativeStart = (line.number, finding)
  }
}
