public import FormValidation

/// The state of the fields, for uses other than a frame.
extension Filling {
  /// Returns the violations of the field at an index with their messages, blocking ones first,
  /// shown or not.
  public func messages(ofFieldAt index: Int) -> [(violation: Violation, words: String)] {
    Array(zip(violations(at: index), words(ofViolationsAt: index)))
  }

  /// Returns the blocking messages about the finished answer of the field at an index, naming the
  /// field if possible.
  package func problems(ofFieldAt index: Int) -> [String] {
    verdict(at: index).violations.map { judgment(of: $0, at: index) }
  }

  /// Returns the warnings about the finished answer of the field at an index, naming the field if possible.
  package func warnings(aboutFieldAt index: Int) -> [String] {
    ruler.registrations[index].remarks.warnings.map { judgment(of: $0, at: index) }
  }

  /// Returns the messages shown below the field at an index, each as one text.
  ///
  /// Its help and its checklist are not included.
  package func textsShown(underFieldAt index: Int) -> [String] {
    let shown = shownMessages(at: index, listed: facts.fields[index].listedRules).map(\.words)
    let texts = [loadTrouble(at: index)].compactMap { $0 } + shown
    if let proposalWords = proposalWords(at: index) { return texts + [proposalWords] }
    let isWaiting = texts.isEmpty && isPending(at: index)
    return isWaiting ? [waitingWords(at: index)] : texts
  }

  /// Returns whether the checklist of the field at an index, which is always shown, has a line for
  /// a rule.
  package func hasChecklistLine(for rule: String, fieldAt index: Int) -> Bool {
    facts.fields[index].listedRules.contains(rule)
  }

  /// Returns the answer of the field at an index in a line of words, with labels for chosen values;
  /// empty if there is none.
  public func summary(ofFieldAt index: Int) -> String {
    fields[index].widget.summary(in: facts.words, isSecret: facts.fields[index].isSecret)
  }

  /// Returns the answer of the field at an index as it would be submitted, in a line of words;
  /// empty if there is none.
  func submittedSummary(ofFieldAt index: Int) -> String {
    words(of: ruler.answers[form.fields[index].id], at: index)
  }

  /// Returns an answer of the field at an index in a line of words, with labels for chosen values.
  func words(of answer: Value, at index: Int) -> String {
    var widget = fields[index].widget
    if !answer.isSame(as: fields[index].value) { widget.value = answer }
    return widget.summary(in: facts.words, isSecret: facts.fields[index].isSecret)
  }

  /// Returns whether the answer of the field at an index differs from the initial one.
  package func isDirty(fieldAt index: Int) -> Bool {
    fields[index].value != fields[index].initial
  }

  /// Whether the options of a field can change.
  package var hasOptionSources: Bool { !facts.optionSources.isEmpty }

  /// Returns whether the field at an index is required.
  package func isRequired(fieldAt index: Int) -> Bool {
    facts.fields[index].isRequired
  }
}

extension [Violation] {
  /// The violations that are warnings.
  package var warnings: [Violation] { filter { $0.severity == .warning } }
}
