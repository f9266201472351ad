import SourceText

/// Reads a tape, including the tapes that it includes.
struct TapeReader {
  /// The case being read.
  struct OpenCase {
    let test: Test
    let origin: TapeOrigin
    var steps: [TapeStep] = []

    /// Whether it is for a row of the open table.
    var isRow = false
  }

  /// The start of a skipped region.
  struct Skipping {
    let line: Int
    let range: Range<Int>
  }

  /// The steps before the first case.
  private(set) var preamble: [TapeStep] = []

  /// The finished cases.
  private(set) var cases: [TapeCase] = []

  /// The findings, in order of files and lines.
  private(set) var findings: [Diagnostic] = []

  /// The number of further findings.
  private(set) var omittedCount = 0

  /// The largest number of findings kept, each with its line.
  private static let findingLimit = 500

  var openCase: OpenCase?
  var context: TapeContext

  /// The row of a table whose values replace placeholders.
  var table: OpenTable?

  /// Whether the table of the open case could not be read, which was reported.
  var hasBrokenTable = false

  /// Whether a case has begun.
  private var hasBegun = false

  private var preambleForm = TapeContext(surroundings: TapeSurroundings(), file: "")
  var snapshots: [String: TapeOrigin] = [:]
  private var preambleSnapshots: [String: TapeOrigin] = [:]
  private(set) var sources: [String] = []
  var sourceCount = 0
  var byteCount = 0

  /// The first case of each name.
  private var firstCases: [String: TapeOrigin] = [:]

  /// The first case with snapshots of each name in files.
  private var snapshotCases: [String: (name: String, line: Int)] = [:]

  /// How often each name in files occurred.
  private var stemCounts: [String: Int] = [:]

  /// The errors in other files that were reported.
  private var toldErrors: Set<String> = []

  var skipping: Skipping?

  /// The first native line, and what to say of it if the tape has no `Test`.
  var nativeStart: (line: Int, finding: TapeFinding)?

  /// Reads a tape.
  init(_ source: SourceText, in surroundings: TapeSurroundings) {
    context = TapeContext(surroundings: surroundings, file: source.file)
    read(source)
    closeCase()
    if let nativeStart, !hasBegun { report(nativeStart.finding, nativeStart.line, source) }
  }

  /// Reads the lines of a file.
  mutating func read(_ source: SourceText) {
    byteCount += source.text.utf8.count
    let outer = context.file
    context.file = source.file
    sources.append(source.file)
    let lines = source.lines
    var index = 0
    while index < lines.count {
      let line = TapeLine(lines[index], number: index + 1)
      if skipping == nil, let shape = TableShape(below: line, lines[index]) {
        index = readTable(below: line, shape, of: source)
      } else {
        read(line, of: source)
        index += 1
      }
    }
    endSkipping(in: source)
    sources.removeLast()
    context.file = outer
  }

  /// Reports a skipped region that does not end.
  mutating func endSkipping(in source: SourceText) {
    guard let skipping else { return }
    let message = "Skip without End; the rest of the tape is ignored"
    let finding = TapeFinding(code: .skip, range: skipping.range, message: message)
    report(finding, skipping.line, source)
    self.skipping = nil
  }

  /// Reads a line, with the values of a table's row for its placeholders.
  mutating func read(_ line: TapeLine, of source: SourceText) {
    guard skipping == nil else { return skip(line, source) }
    recordSpelling(of: line)
    guard let substitution = substitution(in: line, source) else {
      return apply(LineReader(line, in: context), to: line, source)
    }
    guard !substitution.findings.contains(where: { $0.code == .table }) else { return }
    apply(LineReader(substitution.line, in: context), to: line, source, substitution)
    table?.row.hide(substitution.used, in: substitution.line, of: context.opened?.form)
  }

  /// Applies what was read in a line to the tape.
  mutating func apply(
    _ reader: LineReader,
    to line: TapeLine,
    _ source: SourceText,
    _ substitution: Substitution? = nil
  ) {
    for finding in reader.findings { report(finding, line.number, source, substitution) }
    var site = Site(line: line, source: source, substitution: substitution)
    for reading in reader.readings {
      site.move(to: reading.range)
      add(reading, site)
    }
    // After a form that could not be read, names are not checked, rather than checked against the
    // wrong form.
    if line.firstWord == "Form", reader.readings.isEmpty {
      (context.opened, context.hasProgram) = (nil, false)
      context.hasBrokenForm = true
    }
  }

  mutating func report(
    _ finding: TapeFinding,
    _ line: Int,
    _ source: SourceText,
    _ substitution: Substitution? = nil
  ) {
    // Most errors are the same in all rows of a table.
    if let row = table?.row {
      let located = substitution?.located(finding, in: row) ?? (finding: finding, line: line)
      let place = "\(located.line) \(located.finding.range)"
      guard table?.told.insert("\(source.file) \(place) \(finding.message)").inserted == true else {
        return
      }
      let file = located.line == row.line ? table?.source ?? source : source
      return add(located.finding, located.line, file)
    }
    add(finding, line, source)
  }

  private mutating func add(_ finding: TapeFinding, _ line: Int, _ source: SourceText) {
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
  struct Site {
    let line: TapeLine
    let source: SourceText
    private let substitution: Substitution?

    /// The line, with the values of a table's row.
    let read: TapeLine

    private let text: String
    private var start = 0
    private var column = 1

    init(line: TapeLine, source: SourceText, substitution: Substitution? = nil) {
      self.line = line
      self.source = source
      self.substitution = substitution
      read = substitution?.line ?? line
      text = String(source[line: line.number])
    }

    /// Moves to the next command of the line, so that each character is counted once.
    mutating func move(to range: Range<Int>) {
      let next = substitution?.originalOffset(range.lowerBound) ?? range.lowerBound
      column += line.text(start..<next).count
      start = next
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
    let (command, range) = (reading.command, reading.range)
    if let test = command.cast(to: Test.self) { return begin(test, range, site) }
    if let source = command.cast(to: Source.self) { return include(source, range, site) }
    if command.cast(to: Skip.self) != nil {
      return skipping = Skipping(line: site.line.number, range: range)
    }
    if let finding = command.misplacement(at: range) {
      return report(finding, site.line.number, site.source)
    }
    context.update(after: command)
    if let snapshot = command.cast(to: Expect.self)?.snapshot {
      record(snapshot, range, site)
    }
    let step = TapeStep(command: command, origin: site.origin, text: site.read.text(range))
    if openCase != nil { openCase?.steps.append(step) } else { preamble.append(step) }
  }

  private mutating func begin(_ test: Test, _ range: Range<Int>, _ site: Site) {
    if !hasBegun {
      preambleForm = context
      preambleSnapshots = snapshots
    }
    (hasBegun, hasBrokenTable) = (true, false)
    closeCase()
    context.opened = preambleForm.opened
    context.language = preambleForm.language
    context.hasBrokenForm = preambleForm.hasBrokenForm
    context.hasProgram = preambleForm.hasProgram
    snapshots = preambleSnapshots
    open(OpenCase(test: test, origin: site.origin), range, site)
  }

  /// Opens a case, and reports another one of the same name.
  mutating func open(_ opened: OpenCase, _ range: Range<Int>, _ site: Site) {
    let name = opened.test.name
    openCase = opened
    if let earlier = firstCases[name] {
      let message = "duplicate case \(name.tapeQuoted), first on line \(earlier.place.line)"
      let finding = TapeFinding(code: .caseName, range: range, message: message)
      report(finding, site.line.number, site.source)
    } else {
      firstCases[name] = opened.origin
    }
    if !snapshots.isEmpty { recordSnapshotFolder(range, site) }
  }

  mutating func closeCase() {
    guard let open = openCase else { return }
    openCase = nil
    let (name, row) = nameAndRow(of: open)
    let stem = name.fileNameStem
    stemCounts[stem, default: 0] += 1
    let count = stemCounts[stem, default: 1]
    cases.append(
      TapeCase(
        name: name,
        // No stem has two dashes in a row, so that it is no other case's.
        fileStem: count == 1 ? stem : "\(stem)--\(count)",
        tags: open.test.tags,
        skipReason: open.test.skipReason,
        origin: open.origin,
        steps: open.steps,
        row: row
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
  private mutating func record(_ snapshot: Snapshot, _ range: Range<Int>, _ site: Site) {
    let name = snapshot.name
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

extension TapeCommand {
  /// Returns the error that the command is not where it belongs; `nil` if it is.
  fileprivate func misplacement(at range: Range<Int>) -> TapeFinding? {
    if cast(to: Each.self) != nil {
      let message = "Each must follow a Test of the same tape"
      return TapeFinding(code: .table, range: range, message: message)
    }
    guard cast(to: EndSkip.self) != nil else { return nil }
    return TapeFinding(code: .skip, range: range, message: "End without Skip")
  }
}

extension TapeContext {
  /// Changes how the lines after a command are read.
  fileprivate mutating func update(after command: any TapeCommand) {
    if let open = command.cast(to: OpenForm.self) {
      (opened, hasProgram) = (open.opened, false)
    } else if command.cast(to: StartProgram.self) != nil {
      (opened, hasProgram) = (nil, true)
    } else if let set = command.cast(to: SetLanguage.self) {
      (language, opened) = (set.language, set.reopened)
    }
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
