extension Character {
  /// Whether terminals disagree about its cells: some join its parts to one sign, others show them
  /// side by side.
  ///
  /// Such are joined emoji, skin tones and flags.
  /// - Complexity: O(n), in scalars.
  public var isOfDoubtfulWidth: Bool {
    var parts = 0
    for scalar in unicodeScalars {
      if 0x1F1E6...0x1F1FF ~= scalar.value { return true }
      if scalar.cellWidth > 0 { parts += 1 }
    }
    return parts > 1
  }
}
