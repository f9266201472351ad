import FormValidation

/// Answers in a line of words.
extension Widget {
  /// The labels of the chosen options in a line; empty if there are none.
  /// - Complexity: O(n), in choices.
  var chosenLabels: String {
    guard case .list(let items) = value else { return label(of: value) ?? "" }
    let chosen = Set(items)
    var labels: [Value: String] = [:]
    for choice in description.choices where chosen.contains(choice.value) {
      labels[choice.value] = choice.label
    }
    // A typed answer is among no choices.
    return items.map { labels[$0] ?? $0.description }.joined(separator: ", ")
  }

  /// Returns the answer in a line of words, with labels for chosen values; empty if there is none.
  package func summary(in words: Narrator, isSecret: Bool = false) -> String {
    let (traits, description) = (traits, description)
    // Marks that do not show the length of a secret.
    if isSecret || traits.isSecret {
      return value.isBlank ? "" : String(repeating: "*", count: 8)
    }
    if let summary = description.summary {
      // Digits in the local order could be misread.
      let date = traits.role == .date ? String(value).flatMap(CalendarDate.init(iso:)) : nil
      return date.map(words.words) ?? summary
    }
    if !description.choices.isEmpty { return chosenLabels }
    switch value {
    case .text(let text) where traits.keepsLineBreaks:
      return text.split(separator: "\n").joined(separator: " / ")
    case .bool(let flag): return words[flag ? .yes : .no]
    case .list(let items): return items.map(\.description).joined(separator: ", ")
    case let value: return value.isBlank ? "" : value.description
    }
  }
}
