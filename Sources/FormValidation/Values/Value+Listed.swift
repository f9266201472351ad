extension [Value] {
  /// Whether one of the values equals another one, in texts maybe whatever their case.
  func contain(_ value: Value, ignoreCase: Bool) -> Bool {
    if contains(value) { return true }
    guard ignoreCase, case .text(let text) = value else { return false }
    let folded = text.lowercased()
    return contains { other in
      if case .text(let other) = other { other.lowercased() == folded } else { false }
    }
  }
}
