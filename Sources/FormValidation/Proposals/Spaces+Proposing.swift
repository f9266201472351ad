extension Trimmed: Proposing {
  /// The text without the spaces at its ends.
  public func proposal(for text: String) -> String? { Normalizer.trim.apply(to: text) }
}

extension NoLeadingSpace: Proposing {
  /// The text without the spaces before it.
  public func proposal(for text: String) -> String? { Normalizer.trimStart.apply(to: text) }
}

extension NoTrailingSpace: Proposing {
  /// The text without the spaces behind it.
  public func proposal(for text: String) -> String? { Normalizer.trimEnd.apply(to: text) }
}

extension Digits: Proposing {
  /// The text without spaces and separators.
  public func proposal(for text: String) -> String? {
    text.utf8.count <= 100 ? text.filter { !" -./".contains($0) } : nil
  }
}
