public import SourceText

/// A keystroke script: keys to press, and expectations.
///
/// ```tape
/// Test "a name is asked for"
/// Form signup.yaml
/// Type "A" Tab
/// Expect field username error "3 characters or more."
/// ```
public struct Tape: Sendable {
  /// The file's name, without its folder and `.tape`.
  public let name: String

  /// The file's name in diagnostics.
  public let file: String

  /// The steps before the first `Test`, which every case starts with.
  package let preamble: [TapeStep]

  /// The cases, in the order of the file; at least one.
  ///
  /// A file without `Test` is one case, named after the file, without a preamble.
  public let cases: [TapeCase]

  /// The warnings, in the order of the file; the tape can be played nonetheless.
  public let warnings: [Diagnostic]

  /// Returns all steps of a case: the preamble's, then its own.
  package func steps(of tapeCase: TapeCase) -> [TapeStep] {
    preamble.isEmpty ? tapeCase.steps : preamble + tapeCase.steps
  }
}

/// A case of a tape: the steps from one `Test` to the next.
///
/// Each case opens its own form.
public struct TapeCase: Sendable {
  /// The name, unique in the tape.
  public let name: String

  /// The name in the names of its recordings and pictures, unique in the tape.
  package let fileStem: String

  /// The words by which runs select it, in the order of the tape.
  public let tags: [String]

  /// Why the case is skipped; `nil` if it is played.
  public let skipReason: String?

  /// Where the case begins.
  package let origin: TapeOrigin

  /// The steps of the case, without the preamble.
  package let steps: [TapeStep]

  /// The row of a table that it is for, as reports show it; `nil` if there is no table.
  var row: String?
}

extension Tape {
  /// The largest size of a tape in bytes: 8 MiB, which is some 50,000 cases.
  package static let byteLimit = 8 << 20

  /// Why a larger file is refused.
  package static let sizeError = "larger than \(byteLimit >> 20) MiB, the limit for a tape"

  /// Creates a tape from its text.
  ///
  /// All errors are found before the first key: names of fields and forms, patterns, JSON, kinds of
  /// values. Nothing is read from disk; files that the tape names are looked up in its
  /// surroundings.
  /// - Parameters:
  ///   - text: The text.
  ///   - file: The name of the file, for diagnostics and to look up other files beside it.
  ///   - surroundings: The files that the tape can name.
  /// - Throws: All errors and warnings, in order, if there is an error.
  public init(
    _ text: String,
    file: String = "form.tape",
    in surroundings: TapeSurroundings = TapeSurroundings()
  ) throws(Diagnostics) {
    guard text.utf8.count <= Tape.byteLimit else {
      throw .whole("the file is \(Tape.sizeError)", file: file)
    }
    let source = SourceText(tape: text, file: file)
    let reader = TapeReader(source, in: surroundings)
    let findings = reader.findings.inOrder
    if findings.contains(where: { $0.severity == .error }) {
      throw .all(findings, reader.omittedCount)
    }
    guard !reader.preamble.isEmpty || !reader.cases.isEmpty else {
      throw .whole("the tape has no commands", file: file)
    }
    self.file = file
    name = file.fileStem
    if reader.cases.isEmpty, let first = reader.preamble.first {
      preamble = []
      cases = [
        TapeCase(
          name: name,
          fileStem: name.fileNameStem,
          tags: [],
          skipReason: nil,
          origin: first.origin,
          steps: reader.preamble
        )
      ]
    } else {
      preamble = reader.preamble
      cases = reader.cases
    }
    let shared = Tape.warningsOfSharedFiles(in: cases, after: preamble)
    let expectsSomething = Tape.expectsSomething(in: cases, after: preamble)
    warnings = (findings + shared).inOrder + (expectsSomething ? [] : [.silent(source)])
  }

  /// Creates a tape from the bytes of a file.
  /// - Parameters:
  ///   - bytes: The file's content; reading can stop one byte after `byteLimit`.
  ///   - file: The name of the file, for diagnostics and to look up other files beside it.
  ///   - surroundings: The files that the tape can name.
  /// - Throws: All errors and warnings, in order, if there is an error or the bytes are not UTF-8.
  public init(
    bytes: [UInt8],
    file: String,
    in surroundings: TapeSurroundings = TapeSurroundings()
  ) throws(Diagnostics) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .whole("the file is not UTF-8", file: file)
    }
    try self.init(text, file: file, in: surroundings)
  }
}

extension Tape {
  private static func expectsSomething(in cases: [TapeCase], after preamble: [TapeStep]) -> Bool {
    preamble.contains(where: \.expectsSomething)
      || cases.contains { $0.steps.contains(where: \.expectsSomething) }
  }

  /// Returns a warning for each step that writes a file that another case writes, too.
  private static func warningsOfSharedFiles(
    in cases: [TapeCase],
    after preamble: [TapeStep]
  ) -> [Diagnostic] {
    let played = cases.filter { $0.skipReason == nil }
    let written = played.flatMap { Set($0.steps.compactMap(\.writtenFile)) }
    var counts = Dictionary(written.map { ($0, 1) }, uniquingKeysWith: +)
    for path in preamble.compactMap(\.writtenFile) { counts[path] = played.count }
    let shared = counts.filter { $0.value > 1 }
    guard !shared.isEmpty else { return [] }
    let steps = (preamble + played.flatMap(\.steps)).filter { step in
      step.writtenFile.map { shared[$0] != nil } == true
    }
    return steps.map(Diagnostic.init(sharedFileOf:))
  }
}

extension [Diagnostic] {
  /// The diagnostics by file, in the order in which the files were read, and by place.
  fileprivate var inOrder: [Diagnostic] {
    var ranks: [String: Int] = [:]
    for diagnostic in self where ranks[diagnostic.file] == nil {
      ranks[diagnostic.file] = ranks.count
    }
    let sorted = indices.sorted { left, right in
      let ranks = (ranks[self[left].file] ?? 0, ranks[self[right].file] ?? 0)
      return (ranks.0, self[left].place, left) < (ranks.1, self[right].place, right)
    }
    var seen: Set<Diagnostic> = []
    return sorted.map { self[$0] }.filter { seen.insert($0).inserted }
  }
}

extension Diagnostic {
  /// Creates the warning that a step writes a file that another case writes, too.
  fileprivate init(sharedFileOf step: TapeStep) {
    self.init(
      code: TapeCode.sharedFile.rawValue,
      severity: TapeCode.sharedFile.severity,
      file: step.origin.file,
      place: step.origin.place,
      length: step.text.count,
      message: "several cases write this file; only that of the last one is kept",
      note: "name a file for each case, below its Test",
      line: step.origin.line
    )
  }

  /// Returns the warning that a tape has no expectations.
  fileprivate static func silent(_ source: SourceText) -> Diagnostic {
    Diagnostic(
      code: TapeCode.assertsNothing.rawValue,
      severity: TapeCode.assertsNothing.severity,
      file: source.file,
      place: Place(line: 1, column: 1),
      message: "the tape has no expectations",
      note: "add an Expect or a Wait"
    )
  }
}

extension Diagnostics {
  /// Returns the diagnostics up to the limit.
  fileprivate static func all(_ findings: [Diagnostic], _ omittedCount: Int) -> Diagnostics {
    let kept = findings.prefix(Diagnostics.limit)
    return Diagnostics(Array(kept), omittedCount: omittedCount + findings.count - kept.count)
  }

  /// Returns an error about the entire file.
  fileprivate static func whole(_ message: String, file: String) -> Diagnostics {
    Diagnostics([
      Diagnostic(
        code: TapeCode.file.rawValue,
        severity: TapeCode.file.severity,
        file: file,
        place: Place(line: 1, column: 1),
        message: message
      )
    ])
  }
}
