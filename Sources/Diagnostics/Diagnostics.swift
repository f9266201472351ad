import FormValidation

/// Everything wrong in a text that a person wrote, in the order of the text.
public struct Diagnostics: Error, Hashable, Sendable {
  /// The most diagnostics that are kept; a text with more wrong in it is not of the expected sort.
  public static let limit = 100

  /// The first diagnostics, in the order of the text; one at least.
  public let all: [Diagnostic]

  /// How many more there are.
  public let omittedCount: Int

  /// Creates an error of diagnostics in the order of the text.
  /// - Precondition: there is a diagnostic.
  public init(_ all: [Diagnostic], omittedCount: Int = 0) {
    precondition(!all.isEmpty, "an error needs a diagnostic")
    self.all = all
    self.omittedCount = omittedCount
  }

  /// The same without a word of the text itself, for one that holds secrets.
  package var withoutExcerpts: Diagnostics {
    Diagnostics(all.map(\.withoutExcerpt), omittedCount: omittedCount)
  }
}

extension Diagnostics: CustomStringConvertible {
  /// Every diagnostic as a person reads it, without a line break at the end.
  public var description: String {
    var parts = all.map(\.description)
    if omittedCount > 0 {
      parts.append("\(all[0].file.printable): \(omittedCount) more errors")
    }
    return parts.joined(separator: "\n")
  }
}
