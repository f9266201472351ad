import FormUI
public import FormValidation
import SourceText

/// `field seats value 8`, `field notes value "one" "two"`: the answer and its kind; a text of
/// several lines is written as one string per line.
public struct FieldValue: ReadableFieldTest {
  static let words = ["value"]

  /// The answer.
  public let value: Value

  /// Creates the test.
  public init(_ value: Value) {
    self.value = value
  }

  init(_ arguments: inout TapeArguments, word _: TapeToken, of field: Field?) throws(TapeFinding) {
    value = try arguments.value(of: field, spansLines: true)
  }

  public var description: String { "value \(value.tapeSpelling)" }

  public func check(_ field: FieldScene) -> Unmet? {
    guard field.value != value else { return nil }
    return Unmet(
      "value",
      expected: [value.json],
      actual: [field.isSecret ? "(hidden)" : field.value.json],
      hints: hint(about: field.value).map { [Unmet.Hint("note", [$0])] } ?? []
    )
  }

  private func hint(about actual: Value) -> String? {
    if actual.kindWords != value.kindWords {
      return "expected \(value.kindWords), but the answer is \(actual.kindWords)"
    }
    guard case .text(let wanted) = value, wanted.utf8.contains(UInt8(ascii: "\\")),
      case .text(let text) = actual, text.utf8.contains(UInt8(ascii: "\n"))
    else { return nil }
    return "tapes have no escape sequences; give one text per line: value \(text.tapeLines)"
  }
}

extension Value {
  /// The value as written in a tape: as JSON, except for texts, which have no escapes.
  var tapeSpelling: String {
    if case .text(let text) = self { text.tapeLines } else { json }
  }
}
