extension OneOf: Proposing {
  /// The one of the list that is the text but for case, spaces around it, or one slip of the hand.
  public func proposal(for text: String) -> String? {
    let typed = Normalizer.trim.apply(to: text).lowercased()
    let texts = values.compactMap { if case .text(let text) = $0 { text } else { nil } }
    return texts.first { $0.lowercased() == typed }
      ?? texts.first { $0.utf8.count > 3 && typed.isOneSlip(from: $0.lowercased()) }
  }
}
