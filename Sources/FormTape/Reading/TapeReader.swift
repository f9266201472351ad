import SourceText

/// Reads a tape, including the tapes that it includes.
struct TapeReader {
  /// The case being read.
  private struct OpenCase {
    let test: Test
    let origin: TapeOrigin
    var steps: [TapeStep] = []
  }

  /// The start of a skipped region.
  private struct Skipping {
    let line: Int
    let range: Range<Int>
  }

  /// The steps before the first case.
  private(set) var preamble: [TapeStep] = []

  /// The finished cases.
  private(set) var cases: [TapeCase] = []

  /// The paths of the tapes included so far.
  private(set) var includedFiles: [String] = []

  /// The findings, in order of files and lines.
  private(set) var findings: [Diagnostic] = []

  /// The number of further findings.
  private(set) var omittedCount = 0

  /// The largest number of findings kept, each with its line.
  private static let findingLimit = 500

  private var openCase: OpenCase?
  private var context: TapeContext
  private var preambleForm = TapeContext(surroundings: TapeSurroundings(), file: "")
  private var snapshots: [String: TapeOrigin] = [:]
  private var preambleSnapshots: [String: TapeOrigin] = [:]
  private var sources: [String] = []
  private var sourceCount = 0
  private var byteCount = 0

  /// The first case of each name.
  private var firstCases: [String: TapeOrigin] = [:]

  /// The first case with snapshots of each name in files.
  private var snapshotCases: [String: (name: String, line: Int)] = [:]

  /// How often each name in files occurred.
  private var stemCounts: [String: Int] = [:]

  /// The errors in other files that were reported.
  private var toldErrors: Set<String> = []

  private var skipping: Skipping?

  /// The first native line, and what to say of it if the tape has no `Test`.
  private var nativeStart: (line: Int, finding: TapeFinding)?

  /// Reads a tape.
  init(_ source: SourceText, in surroundings: TapeSurroundings) {
    context = TapeContext(surroundings: surroundings, file: source.file)
    read(source)
    closeCase()
    if let nativeStart, cases.isEmpty { report(nativeStart.finding, nativeStart.line, source) }
  }

  /// Reads the lines of a file.
  private mutating func read(_ source: SourceText) {
    byteCount += source.text.utf8.count
    let outer = context.file
    context.file = source.file
    sources.append(source.file)
    for (index, text) in source.lines.enumerated() {
      read(TapeLine(text, number: index + 1), of: source)
    }
    if let skipping {
      report(
        TapeFinding(
          code: .skip,
          range: skipping.range,
          message: "Skip without End; the rest of the tape is ignored"
        ),
        skipping.line,
        source
      )
      self.skipping = nil
    }
    sources.removeLast()
    context.file = outer
  }

  private mutating func read(_ line: TapeLine, of source: SourceText) {
    guard skipping == nil else { return skip(line, source) }
    recordSpelling(of: line, source)
    let reader = LineReader(line, in: context)
    for finding in reader.findings { report(finding, line.number, source) }
    var site = Site(line: line, source: source)
    for reading in reader.readings {
      site.move(to: reading.range)
      add(reading, site)
    }
    // After a form that could not be read, names are not checked, rather than checked against the
    // wrong form.
    if line.firstWord == "Form", reader.readings.isEmpty {
      context.opened = nil
      context.hasBrokenForm = true
    }
  }

  private mutating func report(_ finding: TapeFinding, _ line: Int, _ source: SourceText) {
    // One error of a form is not an error of each case.
    if finding.code == .contentOfForm, !toldErrors.insert(finding.message).inserted { return }
    let isFirstError =
      finding.code.severity == .error && !findings.contains { $0.severity == .error }
    guard findings.count < TapeReader.findingLimit || isFirstError else { return omittedCount += 1 }
    findings.append(source.diagnostic(of: finding, line: line))
  }
}

extension TapeReader {
  /// The place of a command: its line and file.
  private struct Site {
    let line: TapeLine
    let source: SourceText
    private let text: String
    private var start = 0
    private var column = 1

    init(line: TapeLine, source: SourceText) {
      self.line = line
      self.source = source
      text = String(source[line: line.number])
    }

    /// Moves to the next command of the line, so that each character is counted once.
    mutating func move(to range: Range<Int>) {
      column += line.text(start..<range.lowerBound).count
      start = range.lowerBound
    }

    var origin: TapeOrigin {
      TapeOrigin(
        file: source.file,
        place: Place(line: line.number, column: column),
        line: text
      )
    }
  }

  /// Applies a command to the tape, or makes it a step.
  private mutating func add(_ reading: LineReader.Reading, _ site: Site) {
    switch reading.command {
    case let test as Test: begin(test, reading.range, site)
    case let source as Source: include(source, reading.range, site)
    case is Skip: skipping = Skipping(line: site.line.number, range: reading.range)
    case is EndSkip:
      let message = "End without Skip"
      report(
        TapeFinding(code: .skip, range: reading.range, message: message),
        site.line.number,
        site.source
      )
    default:
      if let open = reading.command as? OpenForm { context.opened = open.opened }
      if let set = reading.command as? SetLanguage {
        context.language = set.language
        context.opened = set.reopened
      }
      if let expect = reading.command as? Expect { recordSnapshot(of: expect, reading.range, site) }
      let step = TapeStep(
        command: reading.command,
        origin: site.origin,
        text: site.line.text(reading.range)
      )
      if openCase != nil { openCase?.steps.append(step) } else { preamble.append(step) }
    }
  }

  private mutating func begin(_ test: Test, _ range: Range<Int>, _ site: Site) {
    if openCase == nil {
      preambleForm = context
      preambleSnapshots = snapshots
    }
    closeCase()
    context.opened = preambleForm.opened
    context.language = preambleForm.language
    context.hasBrokenForm = preambleForm.hasBrokenForm
    snapshots = preambleSnapshots
    if let earlier = firstCases[test.name] {
      let message =
        "duplicate case \(test.name.tapeQuoted), first on line \(earlier.place.line)"
      report(
        TapeFinding(code: .caseName, range: range, message: message),
        site.line.number,
        site.source
      )
    } else {
      firstCases[test.name] = site.origin
    }
    openCase = OpenCase(test: test, origin: site.origin)
    if !snapshots.isEmpty { recordSnapshotFolder(range, site) }
  }

  private mutating func closeCase() {
    guard let open = openCase else { return }
    openCase = nil
    let stem = open.test.name.fileNameStem
    stemCounts[stem, default: 0] += 1
    let count = stemCounts[stem, default: 1]
    cases.append(
      TapeCase(
        name: open.test.name,
        // No stem has two dashes in a row, so that it is no other case's.
        fileStem: count == 1 ? stem : "\(stem)--\(count)",
        skipReason: open.test.skipReason,
        origin: open.origin,
        steps: open.steps
      )
    )
  }

  /// Records that the open case has snapshots, and reports another case with the same folder.
  private mutating func recordSnapshotFolder(_ range: Range<Int>, _ site: Site) {
    guard let open = openCase else { return }
    let (name, line) = (open.test.name, open.origin.place.line)
    guard let earlier = snapshotCases[name.fileNameStem] else {
      return snapshotCases[name.fileNameStem] = (name, line)
    }
    guard earlier.name != name else { return }
    let message =
      "case \(name.tapeQuoted) has the same snapshots as \(earlier.name.tapeQuoted) on line "
      + "\(earlier.line)"
    let note = "rename a case; snapshots are named by its letters and digits, ignoring case"
    report(
      TapeFinding(code: .caseName, range: range, message: message, note: note),
      site.line.number,
      site.source
    )
  }

  /// Records the name of a snapshot, and reports a duplicate within its case.
  private mutating func recordSnapshot(of expect: Expect, _ range: Range<Int>, _ site: Site) {
    guard let name = (expect.expectation.subject as? Snapshot)?.name else { return }
    if let earlier = snapshots[name] {
      let message = "duplicate snapshot \(name.tapeQuoted), first on line \(earlier.place.line)"
      report(
        TapeFinding(code: .snapshot, range: range, message: message),
        site.line.number,
        site.source
      )
    } else {
      if snapshots.isEmpty { recordSnapshotFolder(range, site) }
      snapshots[name] = site.origin
    }
  }
}

extension TapeReader {
  /// The deepest nesting of sources.
  private static let depthLimit = 20

  /// The largest number of sources read, counting repetitions.
  private static let sourceLimit = 10_000

  /// The largest total size of sources in bytes.
  private static let totalLimit = 2 * Tape.byteLimit

  /// Includes another tape.
  private mutating func include(_ command: Source, _ range: Range<Int>, _ site: Site) {
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
    case .found(let text):
      includedFiles.append(path)
      return read(SourceText(tape: text, file: path))
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
  private mutating func skip(_ line: TapeLine, _ source: SourceText) {
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
  private mutating func recordSpelling(of line: TapeLine, _ source: SourceText) {
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

extension SourceText {
  /// Creates the source text of a tape, without a byte order mark.
  init(tape: String, file: String) {
    var text = tape
    if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
    text.makeContiguousUTF8()
    self.init(text, file: file, breaks: .ascii)
  }
}
