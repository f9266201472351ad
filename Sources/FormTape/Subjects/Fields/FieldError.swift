import FormUI

/// `field email error "Required"`: the first error of the field, shown or not.
public struct FieldError: ReadableFieldTest {
  static let words = ["error"]

  /// The expected message.
  public let match: TextMatch

  /// Creates the test.
  public init(_ match: TextMatch) {
    self.match = match
  }

  init(_ arguments: inout TapeArguments, word _: TapeToken, of _: Field?) throws(TapeFinding) {
    match = try arguments.exactMatch()
  }

  public var description: String { "error \(match)" }

  public func check(_ field: FieldScene) -> Unmet? {
    let first = field.errors.first
    if let first, match.matches(first) { return nil }
    return Unmet(
      "first error",
      expected: ["\(match)"],
      actual: [first?.tapeQuoted ?? "none"],
      hints: field.errors.isEmpty ? [] : [.allErrors(of: field)]
    )
  }
}

extension Unmet.Hint {
  /// Returns all errors of a field, as a hint.
  static func allErrors(of field: FieldScene) -> Unmet.Hint {
    Unmet.Hint("all errors (\(field.errors.count))", field.errors.map(\.tapeQuoted))
  }
}
