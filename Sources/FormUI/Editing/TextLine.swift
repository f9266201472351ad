/// One line of text being edited, with a caret between two graphemes.
///
/// Every edit moves by whole graphemes: one Backspace takes one character as a person sees it,
/// whatever it is made of.
struct TextLine: Hashable, Sendable {
  /// The text.
  private(set) var text: String

  /// Where the caret stands: the bytes of UTF-8 before it, always between two graphemes.
  private(set) var caret: Int

  /// What the last deletion of several characters took, for `yank`.
  private var killed = ""

  /// Creates a line with the caret at its end.
  init(_ text: String = "") {
    self.text = text
    self.caret = text.utf8.count
  }

  /// What stands before the caret.
  var beforeCaret: Substring { text[..<caretIndex] }

  /// What stands behind the caret.
  var afterCaret: Substring { text[caretIndex...] }

  /// Replaces the text and puts the caret at its end.
  mutating func replace(with text: String) {
    self.text = text
    caret = text.utf8.count
  }

  /// Puts a text in at the caret, which ends up behind it.
  mutating func insert(_ inserted: String) {
    if caret == text.utf8.count {
      text += inserted
      caret = text.utf8.count
    } else {
      text.insert(contentsOf: inserted, at: caretIndex)
      caret += inserted.utf8.count
      settleCaret()
    }
  }

  /// Carries out an editing command.
  mutating func perform(_ command: EditingCommand) {
    switch command {
    case .left: moveCaret(to: indexBefore(caretIndex))
    case .right: moveCaret(to: indexAfter(caretIndex))
    case .wordLeft: moveCaret(to: wordStart)
    case .wordRight: moveCaret(to: wordEnd)
    case .lineStart: caret = 0
    case .lineEnd: caret = text.utf8.count
    case .deleteBack: remove(indexBefore(caretIndex)..<caretIndex)
    case .deleteForward: remove(caretIndex..<indexAfter(caretIndex))
    case .deleteWordBack: kill(wordStart..<caretIndex)
    case .deleteWordForward: kill(caretIndex..<wordEnd)
    case .deleteToStart: kill(text.startIndex..<caretIndex)
    case .deleteToEnd: kill(caretIndex..<text.endIndex)
    case .yank: insert(killed)
    }
  }

  private var caretIndex: String.Index {
    text.utf8.index(text.startIndex, offsetBy: caret)
  }

  private mutating func moveCaret(to index: String.Index) {
    caret = text.utf8.distance(from: text.startIndex, to: index)
  }

  private mutating func remove(_ range: Range<String.Index>) {
    let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
    text.removeSubrange(range)
    caret = start
    settleCaret()
  }

  private mutating func kill(_ range: Range<String.Index>) {
    guard !range.isEmpty else { return }
    killed = String(text[range])
    remove(range)
  }

  /// Moves the caret out of a grapheme that an edit joined around it, to its end.
  private mutating func settleCaret() {
    while caret < text.utf8.count, String.Index(caretIndex, within: text) == nil {
      caret += 1
    }
  }

  private func indexBefore(_ index: String.Index) -> String.Index {
    index > text.startIndex ? text.index(before: index) : index
  }

  private func indexAfter(_ index: String.Index) -> String.Index {
    index < text.endIndex ? text.index(after: index) : index
  }

  /// The start of the word that the caret stands in or behind.
  private var wordStart: String.Index {
    let head = beforeCaret
    guard let last = head.lastIndex(where: \.isWordCharacter) else { return text.startIndex }
    let gap = head[..<last].lastIndex { !$0.isWordCharacter }
    return gap.map { text.index(after: $0) } ?? text.startIndex
  }

  /// The end of the word that the caret stands in or before.
  private var wordEnd: String.Index {
    let tail = afterCaret
    guard let first = tail.firstIndex(where: \.isWordCharacter) else { return text.endIndex }
    return tail[first...].firstIndex { !$0.isWordCharacter } ?? text.endIndex
  }
}

extension Character {
  /// Whether the character is part of a word, as moving by words sees it.
  fileprivate var isWordCharacter: Bool {
    isLetter || isNumber || self == "_"
  }
}
