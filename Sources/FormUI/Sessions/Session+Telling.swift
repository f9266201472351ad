public import FormValidation

/// What a session knows of its fields, for whoever tells of it otherwise than by a frame.
extension Session {
  /// What is said of a field, what blocks before what does not, with the words for each; all of it,
  /// whether it is shown or not.
  /// - Parameter place: The field's place in the form, from 0.
  public func messages(ofFieldAt place: Int) -> [(violation: Violation, words: String)] {
    Array(zip(violations(at: place), messages[place]))
  }

  /// The texts about its answer that stand under a field now, each in one piece.
  ///
  /// Neither its help nor its check-list is among them.
  /// - Parameter place: The field's place in the form, from 0.
  public func textsShown(underFieldAt place: Int) -> [String] {
    let texts = shownMessages(at: place, listed: measures.listedRules[place]).map(\.words)
    let isWaiting = texts.isEmpty && ruler.registrations[place].isPending
    return isWaiting ? [waitingWords] : texts
  }

  /// Whether a field's answer differs from the one the form started with.
  /// - Parameter place: The field's place in the form, from 0.
  public func isDirty(fieldAt place: Int) -> Bool {
    values[place] != form.fields[place].widget.value
  }

  /// Whether a field must be answered, with what the others hold.
  /// - Parameter place: The field's place in the form, from 0.
  public func isRequired(fieldAt place: Int) -> Bool {
    form.fields[place].allRules.isRequired
  }
}
