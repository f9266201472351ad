import FormUI
public import FormValidation
import JSONText

/// `field seats value 8`: the answer, with its kind.
public struct FieldValue: ReadableFieldTest {
  static let words = ["value"]

  /// The answer.
  public let value: Value

  /// Creates the test.
  public init(_ value: Value) {
    self.value = value
  }

  init(_ arguments: inout TapeArguments, word _: TapeToken, of field: Field?) throws(TapeFinding) {
    value = try arguments.value(of: field)
  }

  public var description: String { "value \(value.tapeSpelling)" }

  public func check(_ field: FieldScene) -> Unmet? {
    guard field.value != value else { return nil }
    let hasOtherKind = field.value.kindWords != value.kindWords
    let hint = "\(value.json) is \(value.kindWords), the answer is \(field.value.kindWords)"
    return Unmet(
      "value",
      expected: [value.json],
      actual: [field.value.json],
      hints: hasOtherKind ? [Unmet.Hint("note", [hint])] : []
    )
  }
}

extension Value {
  /// The value as a tape spells it: as JSON, but for texts, which know no escapes.
  var tapeSpelling: String {
    if case .text(let text) = self { text.tapeQuoted } else { json }
  }
}
