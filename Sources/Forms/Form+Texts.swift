package import FormValidation
package import FormWidgets

/// The texts of a form that may have answers in them.
extension Form {
  /// Where a text is.
  package enum TextUse {
    /// In a line, such as a label.
    case line
    /// In CommonMark, such as a note.
    case prose
  }

  /// The fields whose answers are in texts, by their full names; `nil` if no text has braces.
  /// - Complexity: O(n), in fields.
  package var fieldsInTexts: Set<FieldID>? {
    var form = self
    var names: Set<FieldID>?
    form.replaceTexts { text, _ in
      names = (names ?? []).union(text.references.map(\.field.inForm))
      return text.text
    }
    return names
  }

  /// Replaces the texts that have braces.
  /// - Complexity: O(n), in fields.
  package mutating func replaceTexts(_ replacement: (AnswerText, TextUse) -> String) {
    func replaced(_ text: String, _ use: TextUse = .line) -> String? {
      AnswerText.mayHaveAnswers(text) ? replacement(AnswerText(text), use) : nil
    }
    if let text = intro.flatMap({ replaced($0, .prose) }) { intro = text }
    for index in sections.indices {
      let use: TextUse = sections[index].kind == .note ? .prose : .line
      guard let title = replaced(sections[index].title, use) else { continue }
      expansion.sections[index].title = title
    }
    for index in groups.indices {
      guard let label = replaced(groups[index].label) else { continue }
      expansion.groups[index].label = label
    }
    for index in fields.indices {
      if let label = replaced(fields[index].label) { fields[index].label = label }
      if let help = fields[index].help.flatMap({ replaced($0) }) { fields[index].help = help }
      guard let choices = fields[index].choicesWithAnswers else { continue }
      let list = fields[index].replacing(choices, replacement)
      _ = fields[index].widget.handle(.options(ChoiceList(list), note: nil), in: .line)
    }
  }
}

extension Field {
  /// The listed options, if any of them may have answers in its texts; `nil` otherwise.
  package var choicesWithAnswers: [Choice]? {
    // Describing a widget takes time, and most have no options.
    guard [.any, .list].contains(widget.traits.kind) else { return nil }
    let choices = widget.description.choices
    return choices.contains(where: \.mayHaveAnswers) ? choices : nil
  }

  /// Returns options with their texts replaced.
  package func replacing(
    _ choices: [Choice],
    _ replacement: (AnswerText, Form.TextUse) -> String
  ) -> [Choice] {
    choices.map { choice in
      guard choice.mayHaveAnswers else { return choice }
      func replaced(_ text: String) -> String {
        replacement(AnswerText(AnswerText.resolved(text, in: scope)), .line)
      }
      var choice = choice
      choice.label = replaced(choice.label)
      choice.help = choice.help.map(replaced)
      return choice
    }
  }
}

extension Choice {
  /// Whether its texts may have answers in them; a label that is only the value has none.
  fileprivate var mayHaveAnswers: Bool {
    AnswerText.mayHaveAnswers(label) && label != value.description
      || help.map(AnswerText.mayHaveAnswers) ?? false
  }
}
