/// Something wrong in a text that a person wrote.
///
/// ```
/// signup.yaml:7:9: error: unknown rule "lenght"; did you mean "length"?
///    7 |       - lenght: {min: 3}
///      |         ^^^^^^
/// ```
///
/// One with a code has what helps after the caret:
///
/// ```
/// signup.tape:14:14: error[T104]: the form has no field "emial"
///    14 │ Expect field emial ok
///       │              ^^^^^ did you mean "email"?
/// ```
public struct Diagnostic: Hashable, Sendable {
  /// How much it matters.
  public enum Severity: String, Hashable, Sendable {
    /// The text cannot be used.
    case error
    /// The text can be used, though it may not do what was meant.
    case warning
  }

  /// What sort of thing is wrong, to look it up by: `T104`; nothing where sorts have no codes.
  public let code: String?

  /// How much it matters.
  public let severity: Severity

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
    code: String? = nil,
    severity: Severity = .error,
    file: String,
    place: Place,
    length: Int = 1,
    message: String,
    suggestion: String? = nil,
    note: String? = nil,
    line: String? = nil
  ) {
    self.code = code
    self.severity = severity
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
    if let code { return description(code) }
    var lines = ["\(file.shown):\(place): \(severity): \(message.shown)"]
    if let suggestion {
      lines[0] += "; did you mean \(suggestion.quoted)?"
    }
    if let line, !line.allSatisfy(\.isWhitespace) {
      lines += Excerpt(of: line, at: place, length: length).lines
    }
    if let note {
      lines.append("     = help: \(note.shown)")
    }
    return lines.joined(separator: "\n")
  }

  private func description(_ code: String) -> String {
    var lines = ["\(file.shown):\(place): \(severity)[\(code.shown)]: \(message.shown)"]
    let help = [suggestion.map { "did you mean \($0.quoted)?" }, note?.shown].compactMap(\.self)
    let remark = help.joined(separator: "  ")
    if let line, !line.allSatisfy(\.isWhitespace) {
      let excerpt = Excerpt(of: line, at: place, length: length, .coded)
      lines += [excerpt.lines[0], excerpt.lines[1] + (remark.isEmpty ? "" : " " + remark)]
    } else if !remark.isEmpty {
      lines.append("      = help: \(remark)")
    }
    return lines.joined(separator: "\n")
  }
}
