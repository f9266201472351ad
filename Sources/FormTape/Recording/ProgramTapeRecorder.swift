package import FormWidgets
import SourceText

/// Records the use of any program as a tape: its input, and what its screen showed before each.
///
/// A tape is played faster than a user types, so that the screens also make it wait for the program.
package struct ProgramTapeRecorder: Sendable {
  /// The number of keys, pastes and mouse actions recorded.
  package private(set) var inputCount = 0

  /// The number of times that expectations of the screen were added on request.
  package private(set) var checkCount = 0

  /// Whether typed secrets were replaced.
  package private(set) var hasMasked = false

  private var lines: [String]
  private var run = TypedRun()

  /// The screens when an expectation was last added, of its own accord and on request.
  private var synchronized: CellGrid
  private var checked: CellGrid

  /// Creates a recorder before the first input.
  /// - Parameters:
  ///   - words: The program as the tape names it, and its arguments.
  ///   - size: The size of its screen.
  package init(of words: [String], size: Size) {
    lines = ["Test \"recorded\"", TapedProgram.spelling(of: words)]
    lines += ["Size \(size.columns)x\(size.rows)", ""]
    synchronized = CellGrid([], columns: size.columns)
    checked = synchronized
  }

  /// Records an input that the program is about to get, given what it shows.
  /// - Parameters:
  ///   - input: The input.
  ///   - screen: What the program shows.
  ///   - isSecret: Whether typed characters are replaced by asterisks.
  package mutating func record(
    _ input: StageInput,
    before screen: CellGrid,
    isSecret: Bool = false
  ) {
    inputCount += 1
    let input = isSecret ? input.masked : input
    if isSecret, input.isTyped { hasMasked = true }
    if case .key(let key) = input, run.goesOn(with: key) {
      add(key)
      return
    }
    end(before: screen)
    switch input {
    case .key(let key): add(key)
    case .paste(let text): lines.append("Paste " + text.withPlainBreaks.tapeLines)
    case .mouse(let mouse): lines.append(mouse.tapeText)
    }
  }

  private mutating func add(_ key: Key) {
    if case .character(let character) = key.symbol, key.modifiers.isEmpty {
      lines += run.type(String(character))
    } else {
      lines += run.add(key)
    }
  }

  /// Records a new size of the screen.
  package mutating func resize(to size: Size, before screen: CellGrid) {
    end(before: screen)
    lines.append("Resize \(size.columns)x\(size.rows)")
  }

  /// Adds expectations of all rows that changed since the last time.
  package mutating func expect(_ screen: CellGrid, cursor: ScreenPosition?) {
    checkCount += 1
    lines += run.end()
    lines += screen.changedRows(since: checked).map(\.expectation)
    lines.append("Expect cursor \(cursor?.description ?? "hidden")")
    lines.append("")
    (checked, synchronized) = (screen, screen)
  }

  /// Returns the tape, after the program has ended or was left.
  package mutating func text(ofEnded status: Int?, _ screen: CellGrid) -> String {
    end(before: screen)
    if let status { lines.append("Expect exit \(status)") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Ends the typed run, and expects one row that has changed by then.
  private mutating func end(before screen: CellGrid) {
    lines += run.end()
    let rows = screen.changedRows(since: synchronized)
    synchronized = screen
    // A clock would not show the same time again, and the longest text tells the most.
    let row = rows.max { left, right in
      let ranks = [left, right].map { row in
        let hasDigits = row.text.contains(where: \.isNumber)
        return (row.text.isEmpty ? 0 : 1, hasDigits ? 0 : 1, row.text.count)
      }
      return ranks[0] < ranks[1]
    }
    if let row { lines.append(row.expectation) }
  }
}

extension StageInput {
  /// Whether it has characters.
  fileprivate var isTyped: Bool {
    switch self {
    case .key(let key): if case .character = key.symbol { key.modifiers.isEmpty } else { false }
    case .paste: true
    case .mouse: false
    }
  }

  /// The input with an asterisk for each of its characters.
  fileprivate var masked: StageInput {
    switch self {
    case .key where isTyped: .key(.character("*"))
    case .paste(let text): .paste(String(text.map { $0.isNewline ? $0 : "*" }))
    case .key, .mouse: self
    }
  }
}

/// A row of a screen that can be expected.
private struct ExpectedRow {
  /// The number, from 1.
  let number: Int

  /// The text, without the frame around it.
  let text: String

  var expectation: String {
    "Expect row \(number) " + (text.isEmpty ? "is \"\"" : text.tapeQuoted)
  }
}

extension CellGrid {
  /// Returns the rows that differ from those of another screen.
  fileprivate func changedRows(since other: CellGrid) -> [ExpectedRow] {
    (1...max(1, size.rows)).compactMap { number in
      let line = line(number)
      guard line != other.line(number), line.fitsTape else { return nil }
      let text = line.unicodeScalars.drop(while: \.isFrame).reversed().drop(while: \.isFrame)
      // A frame alone is neither a text nor empty.
      guard !text.isEmpty || line.isEmpty else { return nil }
      return ExpectedRow(
        number: number,
        text: String(String.UnicodeScalarView(text.reversed()))
      )
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is a blank, or part of a line or block that frames are drawn with.
  fileprivate var isFrame: Bool {
    properties.isWhitespace || (0x2500...0x259F).contains(value)
      || "|+-".unicodeScalars.contains(self)
  }
}
