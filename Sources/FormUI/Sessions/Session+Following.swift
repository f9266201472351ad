import FormValidation

/// Answers that follow others.
extension Session {
  /// Fills in all fields that follow others.
  mutating func fillFollowers() {
    for index in Set(measures.followers.values.joined()).sorted() { follow(index) }
  }

  /// Gives a field the answer that it follows, unless it was given one of its own.
  mutating func follow(_ index: Int) {
    guard let source = form.fields[index].source,
      !source.yieldsToAnswers || !fields[index].state.isChanged
    else { return }
    let isReadOnly = form.fields[index].isReadOnly
    var widget = isReadOnly ? form.fields[index].widget : fields[index].widget
    let isTaken =
      switch answer(from: source, in: form.fields[index].scope) {
      case .text(let text): widget.enter(text)
      case let answer: widget.adopt(answer)
      }
    if !isTaken { _ = widget.adopt(.null) }
    fields[index].widget = isReadOnly ? ReadOnlyWidget(widget) : widget
    takeValue(of: index, isFollowing: true)
  }

  /// The answer from other fields, as they would be submitted; a text without any of them is empty.
  private func answer(from source: AnswerSource, in scope: FieldScope?) -> Value {
    func answer(_ field: FieldID) -> Value { ruler.answers[scope?.resolved(field) ?? field] }
    switch source {
    case .today, .now, .environment: return .null
    case .field(let field): return answer(field)
    case .text(let template):
      if source.reads.allSatisfy({ answer($0).isBlank }) { return .text("") }
      return .text(
        template.replacingPlaceholders { name in
          guard case .list(let items) = answer(FieldID(name)) else {
            return answer(FieldID(name)).description
          }
          return items.map(\.description).joined(separator: ", ")
        }
      )
    }
  }
}
