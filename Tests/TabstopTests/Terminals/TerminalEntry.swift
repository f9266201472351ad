import Foundation

/// The terminal database's entry for a terminal type.
struct TerminalEntry {
  /// The texts of its capabilities by name, as in the database.
  private let texts: [String: String]

  /// Looks up a terminal type; `nil` if the database lacks it, or no program can read it.
  init?(_ type: String) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["infocmp", "-x", "-1", type]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = Pipe()
    try process.run()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    var texts: [String: String] = [:]
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n").dropFirst(2) {
      let parts = line.trimmingCharacters(in: .whitespaces).dropLast()
        .split(separator: "=", maxSplits: 1)
      if parts.count == 2 { texts[String(parts[0])] = String(parts[1]) }
    }
    self.texts = texts
  }

  /// Returns what the terminal sends for a key; `nil` if it has no such key.
  func key(_ name: String) -> String? {
    guard let text = texts[name] else { return nil }
    return text.replacing("\\E", with: "\u{1B}").replacing("^?", with: "\u{7F}")
      .replacing("^H", with: "\u{8}").replacing("^I", with: "\t").replacing("\\^", with: "^")
  }

  /// Returns whether the terminal has a text capability.
  func has(_ name: String) -> Bool { texts[name] != nil }

  /// The names of all sequences that the terminal obeys, without numbers except those of modes.
  var sequenceNames: Set<String> {
    // Parameter operations of a capability are removed: `%p1%d`, `%{8}%<%t`, `%?`, `%;`.
    let steps = /%('.'|\{\d+\}|p\d|[Pg][a-zA-Z]|[:]?[-+# ]?\d*(\.\d+)?[doxXs]|.)/
    return texts.values.reduce(into: []) {
      let text = $1.replacing(steps, with: "").replacing("\\E", with: "\u{1B}")
      $0.formUnion(TerminalEntry.sequenceNames(in: text))
    }
  }

  /// Returns the names of the sequences in a text, like `[H`, `[?25h` and `(B`.
  static func sequenceNames(in text: String) -> Set<String> {
    var names: Set<String> = []
    for match in text.matches(of: /\x1B(?:\[([?>!]?)([0-9;:]*)([ -\/]*[@-~])|([ -\/]*[0-Z\\-~]))/) {
      guard let final = match.3 else {
        names.insert(String(match.4 ?? ""))
        continue
      }
      let mark = "[" + (match.1 ?? "")
      guard final == "h" || final == "l" else {
        names.insert(mark + final)
        continue
      }
      for number in (match.2 ?? "").split(separator: ";") { names.insert(mark + number + final) }
    }
    return names
  }
}
