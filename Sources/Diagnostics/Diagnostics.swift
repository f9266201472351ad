// Diagnostics quote the texts that they are about.
@_exported public import TerminalText

/// All errors in a text that a user wrote, in the order of the text.
public struct Diagnostics: Error, Hashable, Sendable {
  /// The largest number of diagnostics kept; a text with more is probably not of the expected kind.
  public static let limit = 100

  /// The first diagnostics, in the order of the text; at least one.
  public let all: [Diagnostic]

  /// The number of diagnostics left out.
  public let omittedCount: Int

  /// Creates an error from diagnostics in the order of the text.
  /// - Precondition: `all` is not empty.
  public init(_ all: [Diagnostic], omittedCount: Int = 0) {
    precondition(!all.isEmpty, "an error needs a diagnostic")
    self.all = all
    self.omittedCount = omittedCount
  }

  /// A copy that quotes nothing of the text, for one that may hold secrets.
  package var withoutExcerpts: Diagnostics {
    Diagnostics(all.map(\.withoutExcerpt), omittedCount: omittedCount)
  }
}

extension Diagnostics: CustomStringConvertible {
  /// All diagnostics as printed, without a line break at the end.
  public var description: String {
    var parts = all.map(\.description)
    if omittedCount > 0 {
      parts.append("\(all[0].file.printable): \(omittedCount) more errors")
    }
    return parts.joined(separator: "\n")
  }
}
