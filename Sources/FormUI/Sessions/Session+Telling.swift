public import FormValidation

/// The state of the fields, for uses other than a frame.
extension Session {
  /// Returns the violations of the field at an index with their messages, blocking ones first,
  /// shown or not.
  public func messages(ofFieldAt index: Int) -> [(violation: Violation, words: String)] {
    Array(zip(violations(at: index), words(ofViolationsAt: index)))
  }

  /// Returns the blocking messages of the field at an index, naming the field if possible.
  public func problems(ofFieldAt index: Int) -> [String] {
    verdict(at: index).violations.map { words(ofProblem: $0, at: index) }
  }

  /// Returns the messages shown below the field at an index, each in one piece.
  ///
  /// Its help and its checklist are not included.
  public func textsShown(underFieldAt index: Int) -> [String] {
    let texts = shownMessages(at: index, listed: measures.fields[index].listedRules).map(\.words)
    if let proposalWords = proposalWords(at: index) { return texts + [proposalWords] }
    let isWaiting = texts.isEmpty && isPending(at: index)
    return isWaiting ? [waitingWords] : texts
  }

  /// Returns whether the field at an index has a checklist with a line for a rule, which is always
  /// shown.
  public func hasChecklistLine(for rule: String, fieldAt index: Int) -> Bool {
    measures.fields[index].listedRules.contains(rule)
  }

  /// Returns the answer of the field at an index in a line of words, with labels for chosen values;
  /// empty if there is none.
  public func summary(ofFieldAt index: Int) -> String {
    summary(of: fields[index].widget)
  }

  /// Returns the answer of the field at an index as it would be submitted, in a line of words;
  /// empty if there is none.
  func submittedSummary(ofFieldAt index: Int) -> String {
    var widget = fields[index].widget
    let answer = ruler.answers[form.fields[index].id]
    if !answer.isSame(as: fields[index].value) { widget.value = answer }
    return summary(of: widget)
  }

  private func summary(of widget: any Widget) -> String {
    let description = widget.description
    // Marks that do not show the length of a secret.
    if description.isSecret { return widget.value.isBlank ? "" : String(repeating: "*", count: 8) }
    if let summary = description.summary { return summary }
    if !description.choices.isEmpty {
      let chosen = if case .list(let items) = widget.value { items } else { [widget.value] }
      return chosen.compactMap { widget.label(of: $0) }.joined(separator: ", ")
    }
    switch widget.value {
    case .text(let text) where description.keepsLineBreaks:
      return text.split(separator: "\n").joined(separator: " / ")
    case .bool(let flag): return measures.words[flag ? .yes : .no]
    case .list(let items): return items.map(\.description).joined(separator: ", ")
    case let value: return value.isBlank ? "" : value.description
    }
  }

  /// Returns whether the answer of the field at an index differs from the initial one.
  public func isDirty(fieldAt index: Int) -> Bool {
    fields[index].value != form.fields[index].widget.value
  }

  /// Returns whether the field at an index is required.
  public func isRequired(fieldAt index: Int) -> Bool {
    measures.fields[index].isRequired
  }
}
