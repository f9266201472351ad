public import FormValidation

/// `focus email` or `focus none`: the field with the focus.
public struct FocusedField: ReadableSubject {
  static let words = ["focus"]

  /// The field; `nil` if a button should have the focus.
  public let field: FieldID?

  /// Creates the subject.
  public init(_ field: FieldID?) {
    self.field = field
  }

  init(_ arguments: inout TapeArguments, word _: TapeToken) throws(TapeFinding) {
    if arguments.take(word: "none") {
      _ = try arguments.openForm()
      field = nil
    } else {
      field = try arguments.field().name
    }
  }

  public var description: String { "focus \(field?.tapeSpelling ?? "none")" }

  public func check(_ scene: Scene) -> Unmet? {
    guard let form = scene.form else { return .noForm }
    guard form.focus != field else { return nil }
    return Unmet(
      "focus",
      expected: [field?.rawValue ?? "none"],
      actual: [form.focus?.rawValue ?? "none"],
      hints: [Unmet.Hint("tab order", [form.fields.map(\.id.rawValue).joined(separator: " ")])]
    )
  }
}

extension FieldID {
  /// The name as written in a tape, quoted if it would read as something else.
  var tapeSpelling: String {
    let first = rawValue.utf8.first
    let isWord =
      first?.isLetter == true && rawValue != "none"
      && rawValue.utf8.allSatisfy { $0.isLetter || $0.isDigit || "._-[]".utf8.contains($0) }
    return isWord ? rawValue : rawValue.tapeQuoted
  }
}

extension Unmet {
  /// The unmet expectation of a scene without the form's state.
  static var noForm: Unmet { .unknown("the form's state is not visible from outside") }
}
