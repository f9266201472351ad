import SourceText
import FormUI
import FormValidation

extension Field {
  /// Returns what is wrong with a value that the field can never have, and what to write instead.
  func complaint(about value: Value) -> (message: String, note: String?)? {
    switch (type(of: widget).kind, value) {
    case (.any, _), (.text, .text), (.number, .number), (.number, .null), (.toggle, .bool),
      (.list, .list), (.list, .null):
      return nil
    case (.number, .text(let text)):
      // Text typed into a number field that is not a number stays text, including exponents.
      guard let number = Number(text), !text.contains(where: "eE".contains) else { return nil }
      return (message(about: value), "write \(number.text)")
    case (.text, .number(let number)): return (message(about: value), "write \(number.text.json)")
    case (.text, .null): return (message(about: value), "write \"\"")
    default: return (message(about: value), nil)
    }
  }

  private func message(about value: Value) -> String {
    let thing = type(of: widget).kind.words
    return "expected \(thing) for \(id), found \(value.kindWords)"
  }
}

extension ValueKind {
  fileprivate var words: String {
    switch self {
    case .any: "any value"
    case .text: "text"
    case .number: "a number"
    case .toggle: "true or false"
    case .list: "a list"
    }
  }
}

extension Value {
  /// The kind of the value, in messages.
  var kindWords: String {
    switch self {
    case .null: "no value"
    case .bool: "a boolean"
    case .number: "a number"
    case .text: "text"
    case .list: "a list"
    case .object: "an object"
    }
  }
}
