extension ValueKind {
  /// The message about a value of another kind.
  var demand: Message {
    switch self {
    case .any: Message("kind.any", "{label} must have a value.")
    case .text: Message("kind.text", "{label} must be text.")
    case .number: Message("kind.number", "{label} must be a number.")
    case .toggle: Message("kind.toggle", "{label} must be true or false.")
    case .list: Message("kind.list", "{label} must be a list.")
    }
  }
}
