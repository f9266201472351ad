extension Lowercase: Proposing {
  /// The text in lower case.
  public func proposal(for text: String) -> String? { text.lowercased() }
}

extension Uppercase: Proposing {
  /// The text in upper case.
  public func proposal(for text: String) -> String? { text.uppercased() }
}
