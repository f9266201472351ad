// Diagnostics quote the texts that they are about.
@_exported public import TerminalText

/// An error or warning about a text that a user wrote.
///
/// ```
/// signup.yaml:7:9: error: unknown rule "lenght"; did you mean "length"?
///    7 |       - lenght: {min: 3}
///      |         ^^^^^^
/// ```
///
/// A code follows the severity, and a note the excerpt:
///
/// ```
/// signup.tape:14:14: error[T104]: the form has no field "emial"; did you mean "email"?
///   14 | Expect field emial ok
///      |              ^^^^^
///      = help: fields: name email
/// ```
public struct Diagnostic: Hashable, Sendable {
  /// The severity of a diagnostic.
  public enum Severity: String, Hashable, Sendable {
    /// The text cannot be used.
    case error
    /// The text can be used, but may not do what was meant.
    case warning
    /// The text does what was meant, but could be written better.
    case note
  }

  /// The code to look it up by, like `T104`; `nil` if there are no codes of its kind.
  public package(set) var code: String?

  /// The severity.
  public let severity: Severity

  /// The name of the file, or another name that the user knows the text by.
  public let file: String

  /// The place where the excerpt is marked.
  public var place: Place

  /// The length of the marked text, in characters; at least 1.
  public let length: Int

  /// The message, without a period at the end.
  public let message: String

  /// The name that was probably meant.
  public let suggestion: String?

  /// Further help, on a separate line.
  public let note: String?

  /// The line of the text; `nil` if showing it does not help, or it may contain a secret.
  public private(set) var line: String?

  package init(
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

  /// A copy without the line of the text.
  var withoutExcerpt: Diagnostic {
    var diagnostic = self
    diagnostic.line = nil
    return diagnostic
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The diagnostic as printed: place and message, the line, and a caret under the place.
  ///
  /// Control characters are shown as visible ones. No line of the excerpt is wider than
  /// `Excerpt.widthLimit` cells.
  public var description: String {
    let code = code.map { "[\($0.printable)]" } ?? ""
    var lines = ["\(file.printable):\(place): \(severity)\(code): \(message.printable)"]
    lines[0] += suggestion.didYouMean
    if let line, !line.allSatisfy(\.isWhitespace) {
      lines += Excerpt(of: line, at: place, length: length).lines
    }
    if let note {
      lines.append("     = help: \(note.printable)")
    }
    return lines.joined(separator: "\n")
  }
}

/// All errors in a text that a user wrote, in the order of the text.
public struct Diagnostics: Error, Equatable, Sendable {
  /// The maximum number of diagnostics kept; a text with more is probably of the wrong kind.
  package static let limit = 100

  /// The first diagnostics, in the order of the text; at least one.
  public let all: [Diagnostic]

  /// The number of diagnostics left out.
  public let omittedCount: Int

  /// Creates an error from diagnostics in the order of the text.
  /// - Precondition: `all` is not empty.
  package init(_ all: [Diagnostic], omittedCount: Int = 0) {
    precondition(!all.isEmpty, "an error needs a diagnostic")
    self.all = all
    self.omittedCount = omittedCount
  }

  /// A copy without quotations from the text, which may contain secrets.
  package var withoutExcerpts: Diagnostics {
    Diagnostics(all.map(\.withoutExcerpt), omittedCount: omittedCount)
  }
}

extension Diagnostics: CustomStringConvertible {
  /// How many more there are, as printed; `nil` if none was left out.
  package var omission: String? {
    omittedCount > 0 ? "\(all[0].file.printable): \(omittedCount) more errors" : nil
  }

  /// All diagnostics as printed, without a line break at the end.
  public var description: String {
    (all.map(\.description) + [omission].compactMap(\.self)).joined(separator: "\n")
  }
}
