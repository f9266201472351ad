import FormValidation

/// A text that may name a choice, by its label or value.
///
/// This is the one ranking of names, for typed text, pastes, lines and data: the exact text comes
/// first, so that `makefile` never means "Makefile" where both are offered; then the text without
/// case and accents. After names come the kinds of `FuzzyMatch`.
struct SoughtName: Equatable, Sendable {
  /// How a text names a choice, best first.
  enum Kind: Int, Hashable, Sendable, CaseIterable {
    case label, value, looseLabel, looseValue
  }

  /// The text without surrounding white space.
  let text: String

  /// The same without case and accents; empty if nothing else is in it.
  let folded: [UInt8]

  /// Creates a name from a text; `nil` if it is blank.
  init?(_ text: String) {
    self.text = String(text[...].trimmingWhitespace)
    if self.text.isEmpty { return nil }
    folded = self.text.foldedBytes
  }

  /// Returns how it names a choice; `nil` if it does not.
  /// - Complexity: O(n), in characters of the label and the value.
  func kind(of choice: Choice) -> Kind? {
    let value = choice.value.description
    return kind(of: choice, label: choice.label.foldedBytes, value: value.foldedBytes)
  }

  /// Returns how it names a choice whose label and value without case and accents are known; the
  /// value may be empty if it equals the label.
  func kind(of choice: Choice, label: [UInt8], value: [UInt8]) -> Kind? {
    let isLabel = label.equals(folded)
    let isValue = value.equals(folded)
    guard isLabel || isValue else { return nil }
    // Equal texts are equal without case and accents.
    if isLabel, choice.label == text { return .label }
    if isValue, choice.value.description == text { return .value }
    // A text of nothing but accents is equal to all such texts.
    return folded.isEmpty ? nil : isLabel ? .looseLabel : .looseValue
  }
}

extension [UInt8] {
  fileprivate func equals(_ other: [UInt8]) -> Bool { count == other.count && self == other }
}

extension Sequence<String> {
  /// Returns the first text that continues a typed one, and the rest of it: the first that begins
  /// with it exactly, or else the first that begins with it without case and accents; `nil` if there
  /// is none.
  func completion(of typed: String) -> (whole: String, rest: String)? {
    for whole in self where whole.count > typed.count && whole.hasPrefix(typed) {
      return (whole, String(whole.dropFirst(typed.count)))
    }
    let folded = typed.foldedBytes
    if folded.isEmpty { return nil }
    for whole in self {
      if let rest = whole.rest(after: folded), !rest.isEmpty { return (whole, String(rest)) }
    }
    return nil
  }
}

extension String {
  /// Returns the rest after a beginning without case and accents, `nil` if it begins otherwise.
  fileprivate func rest(after beginning: [UInt8]) -> Substring? {
    var left = beginning[...]
    for index in indices {
      if left.isEmpty { return self[index...] }
      let folded = String(self[index]).foldedBytes
      guard left.starts(with: folded) else { return nil }
      left = left.dropFirst(folded.count)
    }
    return left.isEmpty ? "" : nil
  }
}
