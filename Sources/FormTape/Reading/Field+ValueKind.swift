import Diagnostics
import FormUI
import FormValidation
import JSONText

extension Field {
  /// What is wrong with a value that the field can never have, and what to write instead.
  func complaint(about value: Value) -> (message: String, note: String?)? {
    switch (type(of: widget).kind, value) {
    case (.any, _), (.text, .text), (.number, .number), (.number, .null), (.toggle, .bool),
      (.list, .list), (.list, .null):
      return nil
    case (.number, .text(let text)):
      // What is typed into a number field and is no number stays a text, an exponent among it.
      guard let number = Number(text), !text.contains(where: "eE".contains) else { return nil }
      return (message(about: value), "write \(number.text)")
    case (.text, .number(let number)): return (message(about: value), "write \(number.text.json)")
    case (.text, .null): return (message(about: value), "write \"\"")
    case (.toggle, _): return (message(about: value), "write true or false")
    default: return (message(about: value), nil)
    }
  }

  private func message(about value: Value) -> String {
    let kind = type(of: widget).kind
    let thing = widget is Slider ? "a slider (a number)" : kind.words
    return "\(id) is \(thing); \(value.json) is \(value.kindWords)"
  }
}

extension ValueKind {
  fileprivate var words: String {
    switch self {
    case .any: "any value"
    case .text: "a text"
    case .number: "a number"
    case .toggle: "a toggle"
    case .list: "a list"
    }
  }
}

extension Value {
  /// What the value is, for messages.
  var kindWords: String {
    switch self {
    case .null: "no value"
    case .bool: "a truth value"
    case .number: "a number"
    case .text: "text"
    case .list: "a list"
    case .object: "an object"
    }
  }
}
