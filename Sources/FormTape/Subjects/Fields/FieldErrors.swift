import FormUI

/// `field password errors 2`, `errors "Required" /digit/`, `errors has /digit/`: all errors of the
/// field, shown or not, in the order of its rules.
public struct FieldErrors: ReadableFieldTest {
  static let words = ["errors"]

  /// The expected errors.
  public enum Content: Hashable, Sendable {
    /// This many.
    case count(Int)
    /// Exactly these, in order.
    case all([TextMatch])
    /// This one among others.
    case one(TextMatch)
  }

  /// The expected errors.
  public let content: Content

  /// Creates the test.
  public init(_ content: Content) {
    self.content = content
  }

  init(_ arguments: inout TapeArguments, word _: TapeToken, of _: Field?) throws(TapeFinding) {
    if arguments.next?.kind == .number {
      content = .count(try arguments.whole("a number of errors", in: 0...1_000))
    } else if arguments.take(word: "has") {
      content = .one(try arguments.exactMatch())
    } else {
      var matches = [try arguments.exactMatch()]
      while !arguments.isAtEnd { matches.append(try arguments.exactMatch()) }
      content = .all(matches)
    }
  }

  public var description: String {
    switch content {
    case .count(let count): "errors \(count)"
    case .all(let matches): "errors " + matches.map(\.description).joined(separator: " ")
    case .one(let match): "errors has \(match)"
    }
  }

  public func check(_ field: FieldScene) -> Unmet? {
    let errors = field.errors
    switch content {
    case .count(let count):
      guard errors.count != count else { return nil }
      let hints = errors.isEmpty ? [] : [Unmet.Hint.allErrors(of: field)]
      return Unmet("errors", expected: ["\(count)"], actual: ["\(errors.count)"], hints: hints)
    case .one(let match):
      guard !errors.contains(where: match.matches) else { return nil }
      return Unmet("errors", expected: ["has \(match)"], actual: FieldErrors.shown(errors))
    case .all(let matches):
      let isMet =
        matches.count == errors.count && zip(matches, errors).allSatisfy { $0.matches($1) }
      guard !isMet else { return nil }
      return Unmet(
        "errors",
        expected: matches.map(\.description),
        actual: FieldErrors.shown(errors),
        hints: [Unmet.Hint("side by side", FieldErrors.sides(matches, errors))]
      )
    }
  }

  private static func shown(_ errors: [String]) -> [String] {
    errors.isEmpty ? ["none"] : errors.map(\.tapeQuoted)
  }

  /// Returns the expected and actual errors in two columns, with a mark between each pair.
  private static func sides(_ matches: [TextMatch], _ errors: [String]) -> [String] {
    let wanted = matches.map(\.description)
    let width = wanted.map(\.cellWidth).max() ?? 0
    return (0..<max(matches.count, errors.count)).map { row in
      let left = row < wanted.count ? wanted[row] : "-"
      let right = row < errors.count ? errors[row].tapeQuoted : "-"
      let isEqual = row < matches.count && row < errors.count && matches[row].matches(errors[row])
      let padding = String(repeating: " ", count: width - min(width, left.cellWidth))
      return "\(left)\(padding) \(isEqual ? "=" : "≠") \(right)"
    }
  }
}
