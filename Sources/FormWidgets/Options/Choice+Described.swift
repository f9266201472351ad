import FormValidation

extension Choice {
  /// Creates a choice from its value, or from an object with its value and details; `nil` if it has
  /// none.
  init?(described description: Value) {
    switch description {
    case .text, .number: self.init(description)
    case .object(let members):
      guard let value = members["value"], !value.isBlank else { return nil }
      self.init(
        value,
        label: members["label"].flatMap { String($0) },
        help: members["help"].flatMap { String($0) },
        group: members["group"].flatMap { String($0) },
        isDisabled: members["disabled"] == .bool(true),
        reason: members["reason"].flatMap { String($0) }
      )
    case .null, .bool, .list: return nil
    }
  }
}
