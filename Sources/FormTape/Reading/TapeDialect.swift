package import SourceText

/// The spelling of native commands in a tape.
package enum TapeDialect: String, Hashable, Sendable, CaseIterable {
  /// After `#:`, which VHS reads as a comment.
  case vhs
  /// Without a prefix.
  case native

  /// Returns a tape in this dialect, with the same commands.
  ///
  /// Nothing else changes; a tape already in this dialect is returned unchanged.
  package func spelling(of tape: String) -> String {
    var text = tape[...]
    var spelled = ""
    if text.unicodeScalars.first == "\u{FEFF}" {
      text.unicodeScalars.removeFirst()
      if self == .native { spelled = "\u{FEFF}" }
    }
    var isSkipping = false
    var table: TableShape?
    var rest = text.utf8[...]
    while !rest.isEmpty {
      let line = rest.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
      let ends = rest[line.endIndex...].prefix {
        $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r")
      }
      let text = Substring(line)
      if let shape = table, !isSkipping, shape.part(text) != .end {
        spelled += spelling(ofRow: text, shape)
      } else {
        let known = TapeLine(text, number: 1)
        table = isSkipping ? nil : TableShape(below: known, text)
        spelled += spelling(ofLine: text, known, isSkipping: &isSkipping)
      }
      spelled += String(Substring(ends))
      rest = rest[ends.endIndex...]
    }
    return spelled
  }

  /// Returns a row of a table, or a blank line or comment between rows.
  private func spelling(ofRow text: Substring, _ table: TableShape) -> String {
    guard table.part(text) == .row else { return String(text) }
    return self == .native ? table.nativeRow(text) : table.directiveRow(text)
  }

  private func spelling(
    ofLine text: Substring,
    _ line: TapeLine,
    isSkipping: inout Bool
  ) -> String {
    let closesSkip = isSkipping && line.isEnd
    if isSkipping, !closesSkip { return String(text) }
    if closesSkip { isSkipping = false }
    if line.firstWord == "Skip", line.spelling != .vhs { isSkipping = true }
    let indent = text.prefix { $0 == " " || $0 == "\t" }
    let body = text.dropFirst(indent.count)
    switch self {
    case .vhs
    where line.spelling == .native || line.isPasteOfText
      || closesSkip && line.spelling == .vhs:
      return indent + "#: " + body
    case .native where line.spelling == .directive:
      return indent + String(body.dropFirst(2).drop { $0 == " " || $0 == "\t" })
    case .vhs where line.spelling == .vhs: return line.pressableByVHS
    default: return String(text)
    }
  }
}

extension TapeDialect {
  /// Returns a warning for each native command of a tape, each key that VHS cannot press, and each
  /// placeholder and flag of a pattern that it does not know.
  package static func missingFromVHS(in tape: String, file: String) -> [Diagnostic] {
    let source = SourceText(tape: tape, file: file)
    let context = TapeContext(surroundings: TapeSurroundings(), file: "")
    var columns: Set<String> = []
    var isSkipping = false
    return source.lines.enumerated().flatMap { index, text -> [Diagnostic] in
      let line = TapeLine(text, number: index + 1)
      if line.spelling != .vhs {
        if line.firstWord == "Test" { columns = [] }
        if line.firstWord == "Each" { columns = Set(line.tokens.dropFirst().map(\.text)) }
        isSkipping = line.firstWord == "Skip" || isSkipping && line.firstWord != "End"
      }
      var findings: [TapeFinding]
      if line.spelling == .native || isSkipping && line.isEnd || line.isPasteOfText {
        if line.isEnd { isSkipping = false }
        findings = [line.unknownCommand].compactMap(\.self)
      } else if line.spelling == .vhs {
        findings = line.unknownToVHS(besides: columns)
        findings += LineReader(line, in: context).readings.compactMap(line.unpressedByVHS)
      } else {
        return []
      }
      return findings.map { source.diagnostic(of: $0, line: line.number) }
    }
  }
}

extension TapeLine {
  /// Whether the line only ends a skipped region, or presses a key outside of one.
  fileprivate var isEnd: Bool { firstWord == "End" && tokens.count == 1 }

  /// The warning that VHS does not know the command of the line.
  fileprivate var unknownCommand: TapeFinding? {
    tokens.first.map { word in
      TapeFinding(
        code: .missingFromVHS,
        range: word.range,
        message: isPasteOfText ? "VHS pastes only copied text" : "VHS does not know \(word.text)",
        note: "start the line with #:, as tabstop tape convert --to vhs does"
      )
    }
  }

  /// Returns the warning that VHS cannot press a key; `nil` if it can.
  fileprivate func unpressedByVHS(_ reading: LineReader.Reading) -> TapeFinding? {
    let spelling = text(reading.range)
    guard let press = reading.command as? PressKey, !press.isPressedByVHS(as: spelling) else {
      return nil
    }
    return TapeFinding(
      code: .missingFromVHS,
      range: reading.range,
      message: "VHS cannot press \(spelling)"
    )
  }

  /// Returns warnings of the placeholders of columns and the flags of patterns.
  fileprivate func unknownToVHS(besides columns: Set<String>) -> [TapeFinding] {
    tokens.flatMap { token -> [TapeFinding] in
      let places = placeholders(in: token).filter { columns.contains($0.name) }.map { place in
        TapeFinding(
          code: .missingFromVHS,
          range: place.range,
          message: "VHS types {\(place.name)} as it is"
        )
      }
      guard !token.flags.isEmpty else { return places }
      let message = "VHS knows no flags after a pattern"
      let note = "write /(?\(token.flags))…/"
      return places + [
        TapeFinding(code: .missingFromVHS, range: token.range, message: message, note: note)
      ]
    }
  }

  /// The line with keys that VHS cannot press replaced by equivalent ones: `Ctrl+A` for `Home`,
  /// `Ctrl+S` for `Ctrl+s`, a chord twice for one with a count of 2.
  fileprivate var pressableByVHS: String {
    let context = TapeContext(surroundings: TapeSurroundings(), file: "")
    var bytes = self.bytes
    for reading in LineReader(self, in: context).readings.reversed() {
      guard let press = reading.command as? PressKey, press.pause == nil,
        let spelling = press.vhsSpelling(of: text(reading.range))
      else { continue }
      bytes.replaceSubrange(reading.range, with: Array(spelling.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether the line pastes its own text, which VHS does not support.
  fileprivate var isPasteOfText: Bool {
    spelling == .vhs && firstWord == "Paste" && tokens.count > 1
      && tokens.dropFirst().allSatisfy { $0.kind == .string || $0.kind == .sign && $0.text == "+" }
  }
}

extension PressKey {
  /// Returns whether VHS presses the command's keys, given its text.
  /// - Source: charmbracelet/vhs, `parser/parser.go`.
  fileprivate func isPressedByVHS(as text: String) -> Bool {
    let links = text.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    guard links.count > 1 else {
      return VHSKeywords.keys.contains(String(text.prefix(while: \.isLetter)))
    }
    let modifiers = links.prefix(while: VHSKeywords.modifiers.contains)
    let keys = links[modifiers.endIndex...]
    switch Array(modifiers) {
    case ["Ctrl"], ["Ctrl", "Alt"], ["Ctrl", "Shift"], ["Ctrl", "Alt", "Shift"]:
      return keys.allSatisfy(VHSKeywords.canFollowControl)
    case ["Alt"], ["Shift"]: return keys.count == 1 && keys.allSatisfy(VHSKeywords.canFollowAlt)
    default: return false
    }
  }

  /// The largest number of times that a chord is written out.
  private static let repetitionLimit = 100

  /// Returns the VHS spelling of the command, given its text; `nil` if it is the same.
  fileprivate func vhsSpelling(of text: String) -> String? {
    var chord = text
    if text.utf8.starts(with: "Home".utf8) {
      chord = "Ctrl+A"
    } else if text.utf8.starts(with: "End".utf8) {
      chord = "Ctrl+E"
    } else {
      guard text.utf8.contains(UInt8(ascii: "+")) else { return nil }
      if let space = chord.utf8.firstIndex(of: UInt8(ascii: " ")) {
        chord = String(chord[..<space])
      }
      if ["Ctrl+s", "Ctrl+m"].contains(chord) {
        chord = chord.prefix(5) + chord.suffix(1).uppercased()
      }
    }
    guard count <= PressKey.repetitionLimit else { return nil }
    let spelling = Array(repeating: chord, count: count).joined(separator: " ")
    return spelling == text ? nil : spelling
  }
}
