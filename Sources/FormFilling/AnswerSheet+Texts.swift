package import FormValidation
package import FormWidgets
package import Forms

/// Answers in the texts of the form.
extension AnswerSheet {
  /// The longest answer in a line, and in a note, in graphemes.
  private static let limits = (line: Message.valueLimit, prose: 400)

  /// Fills the current answers in all texts that have some.
  /// - Complexity: O(n), in fields, if a text has changed.
  mutating func fillTexts() {
    guard let words = facts.words else { return }
    var form = facts.written
    var texts: [String] = []
    form.replaceTexts { text, use in
      texts.append(filled(text, use: use, in: words))
      return texts[texts.count - 1]
    }
    // The same texts keep what was measured of them.
    guard texts != facts.texts else { return }
    facts = FormFacts(facts, with: texts, in: form)
    for index in form.fields.indices {
      let list = facts.conditionalChoices[index]
      let written =
        list.map { $0.choices(among: ruler.answers, obstacles(of: $0, at: index)) }
        ?? facts.written.fields[index].choicesWithAnswers ?? []
      let choices = shown(written, at: index)
      guard !written.isEmpty, choices != fields[index].widget.description.choices else { continue }
      _ = fields[index].handle(.options(ChoiceList(choices), note: nil))
      fields[index].history = WidgetHistory()
    }
  }

  /// Returns options with answers filled in their texts.
  func shown(_ choices: [Choice], at index: Int) -> [Choice] {
    guard let words = facts.words else { return choices }
    return form.fields[index].replacing(choices) { filled($0, use: $1, in: words) }
  }

  /// Returns a text with answers as they would be submitted, in words: an ellipsis for a missing one,
  /// and asterisks for a secret.
  package func filled(
    _ text: AnswerText,
    use: Form.TextUse = .line,
    in words: Narrator
  ) -> String {
    let isProse = use == .prose
    let limit = isProse ? AnswerSheet.limits.prose : AnswerSheet.limits.line
    let missing = isASCII ? "..." : "…"
    return text.filled { field in
      guard let index = index(of: field.inForm) else {
        return facts.isInEntry(field.inForm) ? missing : nil
      }
      let isActive = ruler.registrations[index].isActive
      let answer = isActive ? ruler.answers[form.fields[index].id] : .null
      let summary = summary(of: answer, at: index, in: words).clipped(to: limit).printable
      if summary.isEmpty { return missing }
      return isProse ? Markup.asText(summary) : summary
    }
  }

  /// Returns an answer of the field at an index in a line of words, with labels for chosen values.
  package func summary(of answer: Value, at index: Int, in words: Narrator) -> String {
    var widget = fields[index].widget
    if !answer.isSame(as: fields[index].value) { widget.value = answer }
    return widget.summary(in: words, isSecret: facts.fields[index].isSecret)
  }
}
