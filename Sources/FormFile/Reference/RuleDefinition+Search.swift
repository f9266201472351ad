package import FormValidation

extension RuleDefinition {
  /// Returns the rules that have the words of a text in their names, aliases or summaries, in
  /// order; those with the most of the words, if none has all.
  ///
  /// Words are whole, in the singular or plural. If no rule has one of them so, it is enough that a
  /// word begins like it.
  package static func found(by text: String) -> [RuleDefinition] {
    // Other signs are no words.
    let isPlain = text.allSatisfy { $0.isLetter || $0.isNumber || "_- ".contains($0) }
    let asked = isPlain ? text.searchedWords : []
    for isWhole in [true, false] {
      let counts = all.map { definition in
        asked.count { word in
          definition.searchedWords.contains { $0.isFound(by: word, isWhole: isWhole) }
        }
      }
      guard let most = counts.max(), most > 0 else { continue }
      return zip(all, counts).filter { $0.1 == most }.map(\.0)
    }
    return []
  }

  private var searchedWords: [String] {
    ([name, summary] + aliases).flatMap(\.searchedWords)
  }
}

extension String {
  /// The runs of two letters and digits or more, in lowercase.
  fileprivate var searchedWords: [String] {
    lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
      .filter { $0.utf8.count > 1 }
  }

  /// Returns whether a search for a word finds this one.
  fileprivate func isFound(by word: String, isWhole: Bool) -> Bool {
    isWhole ? self == word || self == word + "s" || self + "s" == word : hasPrefix(word)
  }
}
