/// Something wrong in a text that a person wrote.
///
/// ```
/// signup.yaml:7:9: unknown rule "lenght"; did you mean "length"?
///    7 |       - lenght: {min: 3}
///      |         ^^^^^^
/// ```
public struct Diagnostic: Hashable, Sendable {
  /// The name of the file, or whatever else the person knows the text by.
  public let file: String

  /// Where what is meant begins.
  public let place: Place

  /// How much is meant, in characters; 1 at least.
  public let length: Int

  /// What is wrong, without a full stop.
  public let message: String

  /// The name that was probably meant.
  public let suggestion: String?

  /// What else helps, as a line of its own.
  public let note: String?

  /// The line of the text, or nothing where showing it does not help.
  public let line: String?

  /// Creates a diagnostic.
  public init(
    file: String,
    place: Place,
    length: Int = 1,
    message: String,
    suggestion: String? = nil,
    note: String? = nil,
    line: String? = nil
  ) {
    self.file = file
    self.place = place
    self.length = max(1, length)
    self.message = message
    self.suggestion = suggestion
    self.note = note
    self.line = line
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The diagnostic as a person reads it: place and message, the line, a caret under the place.
  ///
  /// Control characters are shown as visible ones, and no line of the excerpt is wider than
  /// `Excerpt.widthLimit` cells.
  public var description: String {
    var lines = ["\(file.shown):\(place): \(message.shown)"]
    if let suggestion {
      lines[0] += "; did you mean \(suggestion.quoted)?"
    }
    if let line, !line.allSatisfy(\.isWhitespace) {
      lines += Excerpt(of: line, at: place, length: length).lines
    }
    if let note {
      lines.append("     = \(note.shown)")
    }
    return lines.joined(separator: "\n")
  }
}
