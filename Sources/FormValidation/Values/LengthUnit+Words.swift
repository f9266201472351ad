extension String {
  /// The count of words.
  ///
  /// Words are those of the standard as far as they can be told without a dictionary: what runs
  /// without spaces in Thai and its like is one word, and each ideograph is one.
  /// - Source: Unicode Standard Annex #29, 4.
  /// - Complexity: O(n), in scalars.
  public var wordCount: Int {
    unicodeScalars.reduce(into: WordScanner()) { $0.read($1) }.count
  }
}
