/// Texts to look for in another one, compared by canonical equivalence, character by character.
///
/// - Source: Unicode Standard Annex #15, 1.1, for canonical equivalence.
struct SoughtTexts: Hashable, Sendable {
  /// The texts as they were given, in the order that messages show.
  let texts: [String]

  /// Whether upper and lower case are the same.
  let ignoreCase: Bool

  private let folded: [String]

  /// Creates the texts to look for; an empty one, which is in every other, is left out.
  init(_ texts: [String], ignoreCase: Bool) {
    let texts = texts.filter { !$0.isEmpty }
    self.texts = texts
    self.ignoreCase = ignoreCase
    folded = ignoreCase ? texts.map { $0.lowercased() } : texts
  }

  /// The texts as messages show them.
  var parameters: Parameters {
    .term("sought", words, ["text": .list(texts.map(Value.text))])
  }

  /// What messages call them: the text, or one of several.
  var words: Wording {
    let list: Parameters = ["text": .list(texts.map(Value.text))]
    return texts.count == 1
      ? Wording("{text}", list) : Wording("text.one_of", "one of {text}", list)
  }

  /// Whether a text begins with one of them.
  func begin(_ text: String) -> Bool {
    let text = fold(text)
    return folded.isEmpty || folded.contains { text.hasPrefix($0) }
  }

  /// Whether a text ends with one of them.
  func end(_ text: String) -> Bool {
    let text = fold(text)
    return folded.isEmpty || folded.contains { text.hasSuffix($0) }
  }

  /// Whether a text is the start of one of them.
  func canFollow(_ text: String) -> Bool {
    let value = Value.text(text)
    return texts.contains { value.canBecome(.text($0), ignoreCase: ignoreCase) }
  }

  /// Where the first of them in a text stands, and which one it is.
  ///
  /// The characters are those of the text with its case folded, if it is to be.
  /// - Complexity: O(n * m), in characters of the text and of the texts.
  func first(in text: String) -> (text: String, range: Range<Int>)? {
    var rest = fold(text)[...]
    var position = 0
    while !rest.isEmpty {
      if let index = folded.firstIndex(where: { rest.hasPrefix($0) }) {
        return (texts[index], position..<position + folded[index].count)
      }
      rest.removeFirst()
      position += 1
    }
    return nil
  }

  /// How often they are in a text, without overlap, counted up to a limit.
  /// - Complexity: O(n * m), in characters of the text and of the texts.
  func count(in text: String, upTo limit: Int) -> Int {
    if folded.isEmpty { return limit }
    var rest = fold(text)[...]
    var count = 0
    while count < limit, !rest.isEmpty {
      if let found = folded.first(where: { rest.hasPrefix($0) }) {
        count += 1
        rest = rest.dropFirst(found.count)
      } else {
        rest.removeFirst()
      }
    }
    return count
  }

  private func fold(_ text: String) -> String { ignoreCase ? text.lowercased() : text }
}
