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
      switch answer(from: source) {
      case .text(let text): widget.enter(text)
      case let answer: widget.adopt(answer)
      }
    if !isTaken { _ = widget.adopt(.null) }
    fields[index].widget = isReadOnly ? ReadOnlyWidget(widget) : widget
    takeValue(of: index, isFollowing: true)
  }

  /// The answer from other fields, as they would be submitted; a text without any of them is empty.
  private func answer(from source: AnswerSource) -> Value {
    switch source {
    case .today, .now, .environment: return .null
    case .field(let field): return ruler.answers[field]
    case .text(let template):
      let answers = ruler.answers
      if source.reads.allSatisfy({ answers[$0].isBlank }) { return .text("") }
      return .text(
        template.replacingPlaceholders { name in
          guard case .list(let items) = answers[FieldID(name)] else {
            return answers[FieldID(name)].description
          }
          return items.map(\.description).joined(separator: ", ")
        }
      )
    }
  }
}
