extension Value {
  /// The number that the value is or spells, for others to be held against.
  ///
  /// A text of more than 10,000 bytes is none: to compare it would take long.
  var comparableNumber: Number? {
    if case .text(let text) = self, text.utf8.count > 10_000 { return nil }
    return NumericText(self)?.number
  }
}
