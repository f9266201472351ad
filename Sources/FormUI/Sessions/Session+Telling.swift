public import FormValidation

/// What a session knows of its fields, for whoever tells of it otherwise than by a frame.
extension Session {
  /// What is said of the field at a place from 0, what blocks before what does not, with the words
  /// for each; all of it, whether it is shown or not.
  public func messages(ofFieldAt place: Int) -> [(violation: Violation, words: String)] {
    Array(zip(violations(at: place), words(ofViolationsAt: place)))
  }

  /// The texts about its answer that stand under the field at a place from 0, each in one piece.
  ///
  /// Neither its help nor its check-list is among them.
  public func textsShown(underFieldAt place: Int) -> [String] {
    let texts = shownMessages(at: place, listed: measures.fields[place].listedRules).map(\.words)
    if let proposalWords = proposalWords(at: place) { return texts + [proposalWords] }
    let isWaiting = texts.isEmpty && isPending(at: place)
    return isWaiting ? [waitingWords] : texts
  }

  /// Whether the field at a place from 0 has a check-list with a line for a rule, which stands there
  /// from the start.
  public func hasChecklistLine(for rule: String, fieldAt place: Int) -> Bool {
    measures.fields[place].listedRules.contains(rule)
  }

  /// The answer of the field at a place from 0 in a line of words, what was chosen by its label;
  /// empty where there is none.
  public func summary(ofFieldAt place: Int) -> String {
    let widget = widgets[place]
    if let summary = widget.summary { return summary }
    if !widget.choices.isEmpty {
      let chosen = if case .list(let items) = widget.value { items } else { [widget.value] }
      return chosen.compactMap { widget.label(of: $0) }.joined(separator: ", ")
    }
    switch widget.value {
    case .bool(let flag): return measures.words[flag ? .yes : .no]
    case .list(let items): return items.map(\.description).joined(separator: ", ")
    case let value: return value.isBlank ? "" : value.description
    }
  }

  /// Whether the answer of the field at a place from 0 differs from the one the form started with.
  public func isDirty(fieldAt place: Int) -> Bool {
    values[place] != form.fields[place].widget.value
  }

  /// Whether the field at a place from 0 must be answered.
  public func isRequired(fieldAt place: Int) -> Bool {
    form.fields[place].allRules.isRequired
  }
}
