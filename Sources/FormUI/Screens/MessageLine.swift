import FormValidation

/// A line under a widget: its mark, its text, and what it is.
struct MessageLine: Hashable {
  /// The sign before the text; empty for none.
  let mark: String
  /// The text, which fits in its row.
  let text: String
  /// What it is for.
  let style: Style
}

extension Session {
  /// The lines under a field's widget: its check-list; then, one at least, what the reveal policy
  /// shows of its violations, else its help while it has the focus.
  func messageLines(at place: Int, width: Int) -> [MessageLine] {
    let field = form.fields[place]
    var lines = field.hasChecklist ? checklistLines(of: field, at: place) : []
    let listed = lines.count
    for violation in ruler.verdict(on: field.id).violations {
      guard let manner = manner(of: violation, on: field, at: place) else { continue }
      lines += self.lines(of: text(of: violation, on: field), manner, width: width)
      if errorsShown == .first { break }
    }
    if lines.count > listed { return lines }
    let help = focusedPlace == place ? field.help ?? "" : ""
    return lines
      + help.printable.wrapped(to: width).map { MessageLine(mark: "", text: $0, style: .quiet) }
  }

  /// How a violation is shown, if it is; what a check-list speaks of is left to that.
  private func manner(of violation: Violation, on field: Field, at place: Int) -> Manner? {
    let isListed =
      field.hasChecklist
      && field.rules.clauses.contains { $0.rule.name == violation.rule && !$0.rule.judgesBlank }
    if isListed { return nil }
    return (field.reveal ?? form.reveal).manner(of: violation, in: circumstances(at: place))
  }

  /// A violation's message, with labels in the place of fields' names.
  private func text(of violation: Violation, on field: Field) -> String {
    var parameters = violation.parameters
    if case .text(let name) = parameters["other_label"], let place = places[FieldID(name)] {
      parameters["other_label"] = .text(form.fields[place].label)
    }
    return violation.message.text(parameters, label: field.label)
  }

  private func lines(of text: String, _ manner: Manner, width: Int) -> [MessageLine] {
    let (mark, style): (String, Style) =
      manner == .hint ? (measures.glyphs.hint, .hint) : (measures.glyphs.error, .error)
    return text.wrapped(to: width).enumerated().map { number, line in
      MessageLine(mark: number == 0 ? mark : "", text: line, style: style)
    }
  }

  /// The check-list: what is met in any case, what is not as an error once errors are shown.
  private func checklistLines(of field: Field, at place: Int) -> [MessageLine] {
    let value = ruler.answers[field.id]
    return field.allRules.checklist(on: value, among: ruler.answers).map { line in
      if line.standing == .met, !value.isBlank {
        MessageLine(mark: measures.glyphs.success, text: line.text, style: .success)
      } else if line.standing != .met, states[place].showsError {
        MessageLine(mark: measures.glyphs.error, text: line.text, style: .error)
      } else {
        MessageLine(
          mark: measures.glyphs.hint,
          text: line.text,
          style: value.isBlank ? .quiet : .hint
        )
      }
    }
  }
}
