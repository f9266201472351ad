import FormUI
import FormValidation

/// `field email incomplete "Enter a domain."`: more typing can still make the answer valid.
public struct FieldIncomplete: ReadableFieldTest {
  static let words = ["incomplete"]

  /// The expected first message; `nil` for any.
  public let match: TextMatch?

  /// Creates the test.
  public init(_ match: TextMatch? = nil) {
    self.match = match
  }

  init(_ arguments: inout TapeArguments, word _: TapeToken, of _: Field?) throws(TapeFinding) {
    match = arguments.isAtEnd ? nil : try arguments.exactMatch()
  }

  public var description: String { "incomplete" + (match.map { " \($0)" } ?? "") }

  public func check(_ field: FieldScene) -> Unmet? {
    let errors = field.messages.filter { $0.severity == .error }
    let isIncomplete = !errors.isEmpty && errors.allSatisfy(\.isIncomplete)
    let first = errors.first?.text
    if isIncomplete, first.map({ match?.matches($0) ?? true }) == true { return nil }
    let verdict = errors.isEmpty ? "valid" : isIncomplete ? "incomplete" : "invalid"
    return Unmet(
      "verdict",
      expected: [description],
      actual: [([verdict] + (first.map { [$0.tapeQuoted] } ?? [])).joined(separator: " ")]
    )
  }
}
