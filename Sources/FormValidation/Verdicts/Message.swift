/// The wording of a violation or a requirement: a text with placeholders such as `{min}`.
///
/// Placeholders are filled in once, and what is filled in is never read again: a value with braces
/// in it stays a value with braces in it. Values are made printable and clipped.
public struct Message: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The longest value that a message shows, in graphemes.
  public static let valueLimit = 40

  /// The longest list of values that a message shows, in graphemes.
  public static let listLimit = 120

  /// The wording.
  public let template: String

  /// The wordings for some counts, where they differ, and the parameter that counts.
  public let plural: Plural?

  /// Wordings by how many there are of something.
  public struct Plural: Hashable, Sendable {
    /// The name of the parameter that counts.
    public let parameter: String
    /// The wordings by category; the template stands for the rest.
    public let wordings: [PluralCategory: String]
  }

  /// Creates a message with one wording.
  public init(_ template: String) {
    self.template = template
    self.plural = nil
  }

  /// Creates a message that words one of a counted thing in its own way.
  public init(_ template: String, one: String, counting parameter: String) {
    self.init(template, [.one: one], counting: parameter)
  }

  /// Creates a message with wordings by the count of a thing, and one for all other counts.
  public init(_ template: String, _ wordings: [PluralCategory: String], counting parameter: String)
  {
    self.template = template
    self.plural = Plural(parameter: parameter, wordings: wordings)
  }

  /// Creates a message with one wording.
  public init(stringLiteral template: String) {
    self.init(template)
  }

  /// The names between the braces, in order of the template and then of the other wordings.
  public var placeholders: [String] {
    let others = PluralCategory.allCases.compactMap { plural?.wordings[$0] }
    return ([template] + others).flatMap { wording in
      Message.pieces(of: wording).compactMap { $0.isPlaceholder ? String($0.text) : nil }
    }
  }

  /// The message with its placeholders filled in.
  ///
  /// `{label}` is the given label; any other name is a parameter. A name nobody gave stays as it
  /// stands. The language says which wording a count asks for, and what stands between the members
  /// of a list.
  public func text(
    _ parameters: Parameters,
    label: String = "This",
    in language: PhraseBook = .english
  ) -> String {
    var chosen = template
    if let plural, case .number(let count) = parameters[plural.parameter] {
      chosen = plural.wordings[language.plurals.category(of: count)] ?? template
    }
    var text = ""
    for piece in Message.pieces(of: chosen) {
      if !piece.isPlaceholder {
        text += piece.text
      } else if piece.text == "label" {
        text += label.printable
      } else if let words = parameters[words: String(piece.text)] {
        text += Message.shown(words, in: language)
      } else if let value = parameters[String(piece.text)] {
        text += Message.shown(value, in: language)
      } else {
        text += "{\(piece.text)}"
      }
    }
    return text
  }

  /// A value as it is filled in: printable, and clipped as a whole and item by item.
  private static func shown(_ value: Value, in language: PhraseBook) -> String {
    guard case .list(let items) = value else {
      return value.description.clipped(to: valueLimit).printable
    }
    return listed(items.lazy.map(\.description), in: language)
  }

  private static func shown(_ words: Words, in language: PhraseBook) -> String {
    listed(words.members.lazy.map(language.text), in: language, words.joining)
  }

  private static func listed(
    _ items: some Sequence<String>,
    in language: PhraseBook,
    _ joining: Words.Joining = .list
  ) -> String {
    // Each item shown takes a grapheme at least, so more of them than that are never seen.
    let shown = items.prefix(listLimit).map { $0.clipped(to: valueLimit) }
    return joining.joined(shown, in: language).clipped(to: listLimit).printable
  }

  /// The template in pieces, found by bytes: braces are ASCII, and so never part of another scalar.
  private static func pieces(of template: String) -> [(text: Substring, isPlaceholder: Bool)] {
    var pieces: [(text: Substring, isPlaceholder: Bool)] = []
    var rest = template[...]
    while let open = rest.utf8.firstIndex(of: UInt8(ascii: "{")),
      let close = rest.utf8[open...].firstIndex(of: UInt8(ascii: "}"))
    {
      pieces.append((rest[..<open], false))
      pieces.append((rest[rest.utf8.index(after: open)..<close], true))
      rest = rest[rest.utf8.index(after: close)...]
    }
    pieces.append((rest, false))
    return pieces
  }
}
