import FormValidation
import FormWidgets
import Forms

/// Suggested corrections of an answer, which one key accepts.
extension AnswerSheet {
  /// Returns the suggestion for a field: for its current answer while it has the focus, otherwise
  /// the one stored when the focus left.
  package func proposal(at index: Int) -> String? {
    guard focusedIndex == index else { return fields[index].proposal }
    return proposal(at: index, whileTyping: !fields[index].state.showsError)
  }

  func proposal(at index: Int, whileTyping: Bool) -> String? {
    guard facts.fields[index].canPropose, fields[index].state.isChanged else { return nil }
    return ruler.registrations[index].rules.proposal(
      for: ruler.answers[form.fields[index].id],
      among: ruler.answers,
      whileTyping: whileTyping
    )
  }
}
