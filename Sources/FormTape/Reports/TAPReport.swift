import FormValidation

/// The report in the Test Anything Protocol, for programs that watch tests.
///
/// The plan comes first, so that an interrupted run is detected.
/// - Source: Test Anything Protocol, version 13, the latest that all versions of Perl's `prove`
///   read.
package struct TAPReport: TestReport {
  package init() {}

  /// Returns the version line and the plan.
  package func head(count: Int) -> String {
    "TAP version 13\n1..\(count)" + (count == 0 ? " # no tests" : "") + "\n"
  }

  package func text(of tape: TapeReport, after count: Int) -> String {
    points(of: tape, from: count + 1)
  }

  package func ending(of run: RunReport, _ coverage: CoverageReport?) -> String {
    (coverage?.text.split(separator: "\n") ?? []).map { "# \($0)\n" }.joined()
  }

  /// Returns the test points of a tape: one per case, or one if it could not be read.
  private func points(of tape: TapeReport, from number: Int) -> String {
    if let trouble = tape.trouble {
      var diagnostics = TAPDiagnostics()
      diagnostics.add("message", ["cannot read the tape"])
      diagnostics.add("severity", ["error"])
      diagnostics.add("found", trouble.split(separator: "\n").map(String.init))
      return "not ok \(number) - \(escaped(tape.file))\n\(diagnostics.text)"
    }
    return tape.cases.enumerated()
      .map { point(of: $1, in: tape.file, number: number + $0) }
      .joined()
  }

  private func point(of played: CaseReport, in file: String, number: Int) -> String {
    let title = "\(number) - \(escaped("\(file): \(played.name)"))"
    let text =
      switch played.ending {
      case .passed: "ok \(title)\n"
      case .skipped(let reason):
        "ok \(title) # SKIP" + (reason.isEmpty ? "" : " \(escaped(reason))") + "\n"
      case .failed(let mismatches): "not ok \(title)\n\(TAPDiagnostics(mismatches).text)"
      case .broken(let breakdown):
        "not ok \(title)\n\(TAPDiagnostics(breakdown, in: file, line: played.line).text)"
      }
    var remarks = played.unknowns.map { "not checked: \($0)" } + played.notes
    remarks += played.kept.map { "kept: \($0)" }
    return text + remarks.map { "# \($0.printable)\n" }.joined()
  }

  /// Returns a text in which nothing is read as a directive, even with combining marks after a `#`.
  private func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.printable.unicodeScalars {
      if scalar == "#" || scalar == "\\" { escaped += "\\" }
      escaped.unicodeScalars.append(scalar)
    }
    return escaped
  }
}

/// The YAML block after a failed TAP test point.
///
/// It uses only blocks and quoted texts, which every TAP reader supports.
struct TAPDiagnostics {
  private var lines: [String] = []

  /// Creates an empty block.
  init() {}

  /// Creates a block about unmet expectations; at least one.
  init(_ mismatches: [Mismatch]) {
    guard let first = mismatches.first else { return }
    add(first, indent: "")
    let others = mismatches.dropFirst()
    if !others.isEmpty { lines.append("also:") }
    for other in others {
      let start = lines.count
      add(other, indent: "    ")
      lines[start] = "  - " + lines[start].dropFirst(4)
    }
    guard let last = mismatches.last else { return }
    if !last.after.isEmpty { add("after", [last.after.joined(separator: " · ")]) }
    if let state = last.state { add("state", [state]) }
    addScreen(last.screen)
  }

  /// Creates a block about a breakdown.
  init(_ breakdown: Breakdown, in file: String, line: Int) {
    add("message", [breakdown.reason])
    add("severity", [breakdown.kind.rawValue])
    add(place: breakdown.origin.map { Self.file(of: $0) } ?? file, breakdown.lineNumber ?? line)
    if let line = breakdown.line { add("command", [line]) }
    if !breakdown.after.isEmpty { add("after", [breakdown.after.joined(separator: " · ")]) }
    addScreen(breakdown.screen)
  }

  /// The block, indented, with a line break after each line.
  var text: String {
    (["---"] + lines + ["..."]).map { "  \($0)\n" }.joined()
  }

  /// Adds a name with a text, or a list if there are several.
  mutating func add(_ name: String, _ texts: [String], indent: String = "") {
    switch texts.count {
    case 0: lines.append("\(indent)\(name): ''")
    case 1: lines.append("\(indent)\(name): \(Self.quoted(texts[0]))")
    default: lines += ["\(indent)\(name):"] + texts.map { "\(indent)  - \(Self.quoted($0))" }
    }
  }

  private mutating func add(_ mismatch: Mismatch, indent: String) {
    add("message", [mismatch.message], indent: indent)
    add("severity", ["fail"], indent: indent)
    add("wanted", mismatch.expected, indent: indent)
    add("found", mismatch.actual, indent: indent)
    add(place: mismatch.file, mismatch.line, indent: indent)
    if let hint = mismatch.hint { add("hint", [hint], indent: indent) }
  }

  private mutating func add(place file: String, _ line: Int, indent: String = "") {
    lines += ["\(indent)at:", "\(indent)  file: \(Self.quoted(file))", "\(indent)  line: \(line)"]
  }

  private mutating func addScreen(_ screen: [String]) {
    guard let last = screen.lastIndex(where: { !$0.isEmpty }) else { return }
    lines += ["screen:"] + screen[...last].map { "  - \(Self.quoted($0))" }
  }

  private static func file(of origin: String) -> String {
    origin.lastIndex(of: ":").map { String(origin[..<$0]) } ?? origin
  }

  /// Returns a text in single quotes, made printable.
  ///
  /// Quotes are doubled by scalar: for YAML, a combining mark does not make a quote another
  /// character.
  private static func quoted(_ text: String) -> String {
    var quoted = "'"
    for scalar in text.printable.unicodeScalars {
      if scalar == "'" { quoted.unicodeScalars.append(scalar) }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted + "'"
  }
}
