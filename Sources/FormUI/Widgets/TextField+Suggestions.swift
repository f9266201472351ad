import FormValidation

extension TextField {
  /// The keys that accept a suggestion.
  static let suggestionKeys: [Key] = [.right, .end, .control("f")]

  /// The first suggestion that the text begins, and what of it is still to be typed; nothing where
  /// the caret is not at the end, and where a row of so many cells has no room for it.
  func suggestion(in columns: Int) -> (whole: String, rest: String)? {
    let text = line.text
    guard !suggestions.isEmpty, !text.isEmpty, line.edited.caret == text.utf8.count,
      line.edited.selection == nil
    else { return nil }
    for suggestion in suggestions {
      guard var rest = suggestion.rest(behind: text) else { continue }
      // What is typed in small letters goes on in small letters; accepted, it is as it is listed.
      if !text.contains(where: \.isUppercase) { rest = rest.lowercased() }
      let end = text.shown.cellWidth + rest.shown.cellWidth
      return end <= columns ? (suggestion, rest) : nil
    }
    return nil
  }
}

extension String {
  /// What comes behind a text that this one begins with, in whatever case; nothing where it does
  /// not, or where nothing comes.
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
