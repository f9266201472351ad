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

  /// The wording for a count of one, where it differs, and the parameter that counts.
  public let singular: Singular?

  /// A wording for exactly one of something.
  public struct Singular: Hashable, Sendable {
    /// The name of the parameter that is one.
    public let parameter: String
    /// The wording then.
    public let template: String
  }

  /// Creates a message with one wording.
  public init(_ template: String) {
    self.template = template
    self.singular = nil
  }

  /// Creates a message that words one of a counted thing in its own way.
  public init(_ template: String, one: String, counting parameter: String) {
    self.template = template
    self.singular = Singular(parameter: parameter, template: one)
  }

  /// Creates a message with one wording.
  public init(stringLiteral template: String) {
    self.init(template)
  }

  /// The names between the braces, in order.
  public var placeholders: [String] {
    Message.pieces(of: template).compactMap { $0.isPlaceholder ? String($0.text) : nil }
  }

  /// The message with its placeholders filled in.
  ///
  /// `{label}` is the given label; any other name is a parameter. A name nobody gave stays as it
  /// stands.
  public func text(_ parameters: Parameters, label: String = "This") -> String {
    var chosen = template
    if let singular, parameters[singular.parameter] == .number(1) {
      chosen = singular.template
    }
    var text = ""
    for piece in Message.pieces(of: chosen) {
      if !piece.isPlaceholder {
        text += piece.text
      } else if piece.text == "label" {
        text += label.printable
      } else if let value = parameters[String(piece.text)] {
        text += Message.shown(value)
      } else {
        text += "{\(piece.text)}"
      }
    }
    return text
  }

  /// A value as it is filled in: printable, and clipped as a whole and item by item.
  private static func shown(_ value: Value) -> String {
    guard case .list(let items) = value else {
      return value.description.clipped(to: valueLimit).printable
    }
    // Each item shown takes a grapheme at least, so more of them than that are never seen.
    return items.prefix(listLimit)
      .map { $0.description.clipped(to: valueLimit) }
      .joined(separator: ", ")
      .clipped(to: listLimit)
      .printable
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
