import FormValidation

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
