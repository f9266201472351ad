import FormValidation

extension Value {
  /// Whether two values are the same to the last scalar; texts that merely read the same are equal.
  /// - Complexity: O(n), in bytes of texts.
  func isSame(as other: Value) -> Bool {
    guard case .text(let text) = self, case .text(let otherText) = other else {
      return self == other
    }
    return text.utf8.elementsEqual(otherText.utf8)
  }
}
