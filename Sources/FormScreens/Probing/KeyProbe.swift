import FormFilling
import FormNarration
package import FormWidgets
import TerminalText

/// The bytes that a terminal sends for the keys pressed, and the effects of those keys in a form.
///
/// A probe is a value, like a screen: it receives bytes and the events decoded from them, and
/// yields a frame.
package struct KeyProbe: Sendable {
  /// A key, as sent and as decoded.
  struct Entry: Sendable {
    /// The bytes, made visible; empty if they were sent with the previous entry.
    let bytes: String

    /// The key as written in tapes, or a description of the event.
    let name: String

    /// Its effect in a form.
    let meaning: String

    /// Advice if the terminal was expected to send something else.
    var advice: String?
  }

  private(set) var entries: [Entry] = []

  /// Whether the key that ends it was pressed twice.
  package private(set) var isOver = false

  /// The bytes that have not resulted in an event yet.
  private var pending: [UInt8] = []

  private let type: String
  private let glyphs: Glyphs
  private let spelling: @Sendable (Key) -> String

  /// Creates a probe for a terminal type, with a function that names keys.
  package init(
    terminalType type: String,
    glyphs: Glyphs = .unicode,
    spelling: @escaping @Sendable (Key) -> String
  ) {
    self.type = type
    self.glyphs = glyphs
    self.spelling = spelling
  }

  /// Whether bytes have arrived that have not resulted in an event yet.
  package var isWaiting: Bool { !pending.isEmpty }

  /// Records bytes that the terminal has sent.
  package mutating func receive(_ bytes: some Sequence<UInt8>) { pending += bytes }

  /// Records that the received bytes result in no event.
  package mutating func settle() {
    guard isWaiting else { return }
    add(
      "not a key",
      "not used in forms",
      "Tabstop does not know it. TERM is \(type); is that right?"
    )
  }

  /// Records the event decoded from the received bytes.
  package mutating func handle(_ event: Event) {
    switch event {
    case .key(let key):
      let isSecond = entries.last?.name == spelling(.control("c"))
      add(spelling(key), KeyProbe.meaning(of: key), KeyProbe.advice(about: key))
      isOver = isSecond && key == .control("c")
    case .paste(let text, let isCut):
      let count = text.count == 1 ? "1 character" : "\(text.count) characters"
      add("pasted text", "inserts \(count)\(isCut ? ", the rest is cut off" : "")")
    case .pointer(let pointer, _):
      let (row, column) = (pointer.position.row + 1, pointer.position.column + 1)
      add("mouse", "\(pointer.action.words) at row \(row), column \(column)")
    default: break
    }
  }

  private mutating func add(_ name: String, _ meaning: String, _ advice: String? = nil) {
    let bytes = pending.prefix(32).map(\.visible).joined() + (pending.count > 32 ? "..." : "")
    entries.append(Entry(bytes: bytes, name: name, meaning: meaning, advice: advice))
    pending = []
  }

  /// All keys pressed, as text for a report.
  package var report: String {
    let bytes = entries.map(\.bytes.cellWidth).max() ?? 0
    let names = entries.map(\.name.cellWidth).max() ?? 0
    let rows = entries.map {
      "\($0.bytes.padded(to: bytes))  \($0.name.padded(to: names))  \($0.meaning)\n"
    }
    return "TERM=\(type)\n" + rows.joined()
  }
}

/// The effects of keys, in words.
extension KeyProbe {
  private static func meaning(of key: Key) -> String {
    let edit = EditingCommand(key).map { "in text: \($0.words)" }
    let action = Keymap.rows.first { $0.keys.contains(key) }.map { Narrator.english[$0.word()] }
    let types = key == .space ? "types a space; toggles, opens lists" : "types the character"
    let typed = key.typed.map { _ in types }
    let meanings = [typed, edit, action].compactMap { $0 }
    return meanings.isEmpty ? "not used in forms" : meanings.joined(separator: "; ")
  }

  private static func advice(about key: Key) -> String? {
    switch key {
    case .escape:
      return "Was it Alt with a key? Then the terminal sends Esc too early, or no Alt at all."
    case .control("s"), .control("q"):
      return "It arrives: a form switches flow control off."
    case .control("c"): return "Press it again to quit."
    default:
      guard let typed = key.typed, KeyProbe.optionLetters.contains(typed) else { return nil }
      return "Was it Option with a key? Make Option send Esc (Meta) in the terminal's settings."
    }
  }

  /// What a Mac's Option key types with letters on a US keyboard.
  private static let optionLetters = Set("å∫ç∂ƒ©˙∆˚¬µøπœ®ß†√∑≈¥Ω")

  /// The function keys of the form, each with another key that does the same.
  private static let alternatives: String = {
    let pairs = Keymap.rows.compactMap { row -> String? in
      guard let first = row.keys.first, case .function = first.symbol, first.modifiers.isEmpty,
        let other = row.keys.dropFirst().first
      else { return nil }
      return "\(first) \(other)"
    }
    return pairs.joined(separator: ", ")
  }()
}

extension KeyProbe {
  /// Returns the picture of the probe on a screen of a size: the last keys, and advice below.
  package func frame(in size: Size) -> Frame {
    var canvas = Canvas(size: size, glyphs: glyphs)
    let width = max(1, size.columns - 2)
    let bottom = bottomLines(columns: width, rows: max(0, (size.rows - 3) / 2))
    let title = "Ctrl-C twice: quit. Press keys to see what the terminal sends."
    canvas.write(title.fitted(to: width, glyphs), row: 0, column: 1, style: .title)
    let room = max(0, size.rows - bottom.count - 4)
    let shown = entries.suffix(room)
    let widths = (
      bytes: min(24, max(6, shown.map(\.bytes.cellWidth).max() ?? 0)),
      name: min(16, max(4, shown.map(\.name.cellWidth).max() ?? 0))
    )
    draw(Entry(bytes: "Sent", name: "Key", meaning: "In a form"), 2, widths, .label, on: &canvas)
    for (row, entry) in shown.enumerated() {
      let style: Style = row + 1 == shown.count ? .strong : .plain
      draw(entry, row + 3, widths, style, on: &canvas)
    }
    for (offset, line) in bottom.enumerated() {
      canvas.write(line, row: size.rows - bottom.count + offset, column: 1, style: .quiet)
    }
    return Frame(canvas)
  }

  private func draw(
    _ entry: Entry,
    _ row: Int,
    _ widths: (bytes: Int, name: Int),
    _ style: Style,
    on canvas: inout Canvas
  ) {
    let name = 1 + widths.bytes + 2
    let meaning = name + widths.name + 2
    canvas.write(entry.bytes.fitted(to: widths.bytes, glyphs), row: row, column: 1, style: style)
    canvas.write(entry.name.fitted(to: widths.name, glyphs), row: row, column: name, style: style)
    let room = max(1, canvas.size.columns - meaning - 1)
    canvas.write(entry.meaning.fitted(to: room, glyphs), row: row, column: meaning, style: style)
  }

  /// Returns the advice about the last key, and what to do about keys that never arrive: as many
  /// sentences as fit.
  private func bottomLines(columns: Int, rows: Int) -> [String] {
    let advice = (entries.last?.advice).map { $0.wrapped(to: columns) + [""] } ?? []
    let lost = "Nothing appears? The terminal, a multiplexer or the desktop intercepted the key."
    let others = "Instead of function keys: \(KeyProbe.alternatives)."
    let choices = [
      advice + "\(lost) \(others)".wrapped(to: columns), advice + lost.wrapped(to: columns),
      advice.dropLast(),
    ]
    return choices.first { $0.count <= rows } ?? []
  }
}

extension UInt8 {
  /// The byte as in an escaped string.
  fileprivate var visible: String {
    switch self {
    case 0x1B: "\\e"
    case UInt8(ascii: "\\"): "\\\\"
    case 0x21...0x7E: String(Unicode.Scalar(self))
    default: "\\x" + (self < 16 ? "0" : "") + String(self, radix: 16)
    }
  }
}

extension Pointer.Action {
  fileprivate var words: String {
    switch self {
    case .press: "press"
    case .drag: "drag"
    case .release: "release"
    case .wheelUp: "wheel up"
    case .wheelDown: "wheel down"
    }
  }
}

extension EditingCommand {
  /// Its effect, in words.
  fileprivate var words: String {
    switch self {
    case .move(let move): "moves \(move.words)"
    case .select(let move): "selects \(move.words)"
    case .delete(let move), .kill(let move): "deletes \(move.words)"
    case .transpose: "swaps two characters"
    case .yank: "inserts what was deleted"
    case .undo: "undo"
    case .redo: "redo"
    }
  }
}

extension CaretMove {
  /// Its target, in words.
  fileprivate var words: String {
    switch self {
    case .left: "left"
    case .right: "right"
    case .wordLeft: "a word left"
    case .wordRight: "a word right"
    case .lineStart: "to the start of the line"
    case .lineEnd: "to the end of the line"
    case .textStart: "to the start of the text"
    case .textEnd: "to the end of the text"
    case .lineUp: "a line up"
    case .lineDown: "a line down"
    }
  }
}
