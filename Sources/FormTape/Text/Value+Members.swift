package import FormValidation

/// Accessors for values read from JSON.
extension Value {
  /// The text; `nil` for any other value.
  package var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The whole number; `nil` for any other value.
  package var whole: Int? {
    if case .number(let number) = self { number.wholeValue } else { nil }
  }

  /// The items of the list; empty for any other value.
  package var items: [Value] {
    if case .list(let items) = self { items } else { [] }
  }

  /// The members of the object; `nil` for any other value.
  package var members: [String: Value]? {
    if case .object(let members) = self { members } else { nil }
  }

  /// Returns a text, or null.
  package static func optional(_ text: String?) -> Value { text.map(Value.text) ?? .null }

  /// Returns a whole number, or null.
  package static func optional(_ number: Int?) -> Value {
    number.map { .number(Number($0)) } ?? .null
  }

  /// Returns a list of texts.
  package static func texts(_ texts: [String]) -> Value { .list(texts.map(Value.text)) }
}
