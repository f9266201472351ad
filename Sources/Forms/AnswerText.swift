package import FormValidation

/// A text with answers in it, by the names of their fields.
///
/// In `Thank you, {name}`, the name stands for the answer. Filters after a bar change an answer:
/// `{title|slug}`, `{name|trim|replace: " ", "_"}`. Braces around anything other than a name are text;
/// doubled ones are, too: `{{name}}` is shown as `{name}`. Answers are inserted once, so braces in
/// them are text.
public struct AnswerText: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// A name in braces, with its filters.
  package struct Reference: Hashable, Sendable {
    /// The name, as written.
    package let field: FieldID

    /// The changes of the answer, in order.
    let filters: [TextFilter]

    /// The filter that does not exist, or lacks its texts; `nil` if there is none.
    package let unknownFilter: String?

    /// How it is written, with its braces, and the scalar of the text at which it begins.
    package let spelling: String
    package let start: Int
  }

  /// A part of the text.
  private enum Piece: Hashable {
    case text(String)
    case answer(Reference)
  }

  /// The text as written.
  package let text: String

  private let pieces: [Piece]

  /// Creates a text; names without a field stay as they are written.
  /// - Complexity: O(n), in bytes.
  public init(_ text: String) {
    self.text = text
    guard AnswerText.mayHaveAnswers(text) else {
      pieces = [.text(text)]
      return
    }
    var reader = AnswerTextReader(text)
    var pieces: [Piece] = []
    while let (words, reference) = reader.next() {
      pieces.append(.text(words))
      if let reference { pieces.append(.answer(reference)) }
    }
    self.pieces = pieces
  }

  public init(stringLiteral text: String) {
    self.init(text)
  }

  /// Returns whether a text may have answers in it, or braces that stand for others.
  package static func mayHaveAnswers(_ text: String) -> Bool {
    text.utf8.contains(UInt8(ascii: "{"))
  }

  /// The names in braces, in order.
  package var references: [Reference] {
    pieces.compactMap { if case .answer(let reference) = $0 { reference } else { nil } }
  }

  /// The text without the answers.
  package var wordsAlone: String { wordsBetween.joined() }

  /// The texts before, between and after the answers.
  var wordsBetween: [String] {
    pieces.compactMap { if case .text(let words) = $0 { words } else { nil } }
  }

  /// Returns the text with answers filled in, each after its filters; a name stays as it is written
  /// if its answer is `nil`.
  package func filled(_ answer: (FieldID) -> String?) -> String {
    pieces.map { piece in
      switch piece {
      case .text(let words): words
      case .answer(let reference):
        answer(reference.field).map { text in
          reference.filters.reduce(text) { $1.apply(to: $0) }
        } ?? reference.spelling
      }
    }.joined()
  }

  /// Returns a text with the full names of fields.
  static func resolved(_ text: String, in scope: FieldScope?) -> String {
    guard let scope, mayHaveAnswers(text) else { return text }
    return AnswerText(text).pieces.map { piece in
      switch piece {
      // Braces that are text stay so when the text is read again.
      case .text(let words): words.withBracesAsText
      case .answer(let reference):
        reference.spelling.replacing(
          reference.field.rawValue,
          with: scope.resolved(reference.field).rawValue,
          maxReplacements: 1
        )
      }
    }.joined()
  }
}

extension String {
  /// The text as one for answers that shows the same, whatever braces are in it.
  package var withBracesAsText: String {
    guard AnswerText.mayHaveAnswers(self) else { return self }
    var reader = AnswerTextReader(self)
    var text = ""
    // Doubled braces are read as text, so they are doubled again where they would be.
    while let (words, reference) = reader.nextAsWritten() {
      text += words
      if let reference { text += "{\(reference.spelling)}" }
    }
    return text
  }
}

/// Finds names in the braces of a text.
private struct AnswerTextReader {
  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var isAtEnd = false

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
  }

  /// Returns the words up to the next name, with single braces for doubled ones, and the name;
  /// `nil` after the end.
  mutating func next() -> (words: String, AnswerText.Reference?)? {
    read(doublesAreText: true)
  }

  /// Returns the words up to the next name, doubled braces or not, and the name.
  mutating func nextAsWritten() -> (words: String, AnswerText.Reference?)? {
    read(doublesAreText: false)
  }

  private mutating func read(doublesAreText: Bool) -> (words: String, AnswerText.Reference?)? {
    guard !isAtEnd else { return nil }
    var words = String.UnicodeScalarView()
    while index < scalars.count {
      let start = index
      if doublesAreText, self[start] == "{", let inner = reference(at: start + 1),
        self[start + 1 + inner.spelling.unicodeScalars.count] == "}"
      {
        words += inner.spelling.unicodeScalars
        index = start + 2 + inner.spelling.unicodeScalars.count
      } else if let reference = reference(at: start) {
        index = start + reference.spelling.unicodeScalars.count
        return (String(words), reference)
      } else {
        words.append(scalars[start])
        index += 1
      }
    }
    isAtEnd = true
    return (String(words), nil)
  }

  private subscript(index: Int) -> Unicode.Scalar? {
    scalars.indices ~= index ? scalars[index] : nil
  }

  /// Returns the name in braces at an index, if there is one.
  private func reference(at start: Int) -> AnswerText.Reference? {
    // A variable in code for a shell, `${HOME}`, is text.
    guard self[start] == "{", self[start - 1] != "$" else { return nil }
    var end = start + 1
    guard let name = name(at: &end) else { return nil }
    var filters: [TextFilter] = []
    var unknown: String?
    skipSpaces(&end)
    while self[end] == "|" {
      end += 1
      skipSpaces(&end)
      let word = letters(at: &end)
      guard !word.isEmpty, let texts = texts(at: &end) else { return nil }
      if let filter = TextFilter(word, texts) { filters.append(filter) } else { unknown = word }
      skipSpaces(&end)
    }
    guard self[end] == "}" else { return nil }
    return AnswerText.Reference(
      field: FieldID(name),
      filters: filters,
      unknownFilter: unknown,
      spelling: text(start..<end + 1),
      start: start
    )
  }

  /// Returns the name of a field, such as `/city` and `guests[0].name`, and moves after it.
  private func name(at index: inout Int) -> String? {
    let start = index
    if self[index] == "/" { index += 1 }
    guard self[index]?.isNameStart == true else { return nil }
    while let scalar = self[index], scalar.isNamePart { index += 1 }
    return text(start..<index)
  }

  private func letters(at index: inout Int) -> String {
    let start = index
    while let scalar = self[index], scalar.isNameStart || scalar == "_" { index += 1 }
    return text(start..<index)
  }

  /// Returns the texts in quotation marks after the colon of a filter, if there is one, and moves
  /// after them; `nil` if they do not end.
  private func texts(at index: inout Int) -> [String]? {
    guard self[index] == ":" else { return [] }
    var texts: [String] = []
    repeat {
      index += 1
      skipSpaces(&index)
      guard let mark = self[index], "\"'".unicodeScalars.contains(mark),
        let end = scalars[(index + 1)...].firstIndex(of: mark)
      else { return nil }
      texts.append(text(index + 1..<end))
      index = end + 1
      skipSpaces(&index)
    } while self[index] == ","
    return texts
  }

  private func skipSpaces(_ index: inout Int) {
    while self[index] == " " { index += 1 }
  }

  private func text(_ range: Range<Int>) -> String {
    String(String.UnicodeScalarView(scalars[range]))
  }
}

extension Unicode.Scalar {
  fileprivate var isNameStart: Bool { isASCII && properties.isAlphabetic }

  fileprivate var isNamePart: Bool {
    isNameStart || "0"..."9" ~= self || "_-.[]".unicodeScalars.contains(self)
  }
}

/// A change of an answer that a text shows.
package enum TextFilter: Hashable, Sendable {
  /// A change that is also made by a normalizer.
  case normalizer(Normalizer)
  /// Each occurrence of a text is replaced.
  case replace(String, with: String)

  /// The names of all filters.
  package static let names =
    ["slug", "lower", "upper", "trim", "replace"]
    + Normalizer.plain.map(\.name).filter { !["slug", "trim"].contains($0) }

  /// Returns the filter with a name and texts, if there is one.
  init?(_ name: String, _ texts: [String]) {
    switch (name, texts.count) {
    case ("lower", 0): self = .normalizer(.lowercase)
    case ("upper", 0): self = .normalizer(.uppercase)
    case ("replace", 2) where !texts[0].isEmpty: self = .replace(texts[0], with: texts[1])
    case (_, 0):
      guard let row = Normalizer.plain.first(where: { $0.name == name }) else { return nil }
      self = .normalizer(row.normalizer)
    default: return nil
    }
  }

  fileprivate func apply(to text: String) -> String {
    switch self {
    case .normalizer(let normalizer): normalizer.apply(to: text)
    case .replace(let old, let new): text.replacing(old, with: new)
    }
  }
}
