import FormValidation

extension TextField {
  /// The keys that accept a suggestion.
  static let suggestionKeys: [Key] = [.right, .end, .control("f")]

  /// Returns the first suggestion that begins with the text, and the rest of it; `nil` if the caret
  /// is not at the end or a row has no room for it.
  func suggestion(in columns: Int) -> (whole: String, rest: String)? {
    let text = line.text
    guard !suggestions.isEmpty, !text.isEmpty, line.edited.caret == text.utf8.count,
      line.edited.selection == nil
    else { return nil }
    for suggestion in suggestions {
      guard var rest = suggestion.rest(behind: text) else { continue }
      // Text typed in lowercase continues in lowercase; once accepted, it is as listed.
      if !text.contains(where: \.isUppercase) { rest = rest.lowercased() }
      let end = text.shown.cellWidth + rest.shown.cellWidth
      return end <= columns ? (suggestion, rest) : nil
    }
    return nil
  }
}

extension String {
  /// Returns the rest of the text after a prefix, ignoring case; `nil` if it has another prefix or
  /// no rest.
  fileprivate func rest(behind start: String) -> String? {
    var rest = self[...]
    for character in start {
      guard let first = rest.first, first.lowercased() == character.lowercased() else {
        return nil
      }
      rest.removeFirst()
    }
    return rest.isEmpty ? nil : String(rest)
  }
}
