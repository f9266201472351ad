package import FormFilling
package import FormValidation
package import FormWidgets
package import Forms

/// The violations of fields, in words.
extension Narrator {
  /// Creates the narrator of a form.
  package convenience init(of form: Form, _ glyphs: Glyphs = .unicode) {
    self.init(in: form.messages.language, glyphs, replacing: form.buttons.texts)
  }

  /// Returns the lines of a text with markup, such as a note, without its styles.
  package func lines(ofMarkup text: String) -> [String] { Markup(text, glyphs).spokenLines }

  /// Returns the lines of a note, as they are said.
  package func lines(of note: Form.PlacedNote) -> [String] { lines(ofMarkup: note.text) }

  /// Returns the messages of a field's violations, in order, with labels instead of field names.
  func words(ofViolationsAt index: Int, in sheet: AnswerSheet) -> [String] {
    let (now, reveal) = (
      sheet.circumstances(at: index), sheet.facts.fields[index].reveal
    )
    // A closure that reads the sheet would copy it.
    let messages = sheet.facts.form.messages
    var texts: [String] = []
    for var violation in sheet.violations(at: index) {
      let isHint = reveal.kind(of: violation, in: now) == .hint
      if let hint = violation.hint, isHint {
        violation.message = hint
        violation.isReworded = true
      }
      let form = isHint ? nil : formWords(insteadOf: violation, at: index, in: sheet)
      texts.append(
        form
          ?? wording(of: violation, at: index, in: sheet) {
            messages.text(besideFieldOf: $0, label: $1)
          }
      )
    }
    return texts
  }

  /// Returns a violation's message for a list of problems.
  package func words(ofProblem violation: Violation, at index: Int, in sheet: AnswerSheet) -> String
  {
    if let form = formWords(insteadOf: violation, at: index, in: sheet) { return form }
    return wording(of: violation, at: index, in: sheet) { violation, label in
      label == nil
        ? sheet.facts.form.messages.text(besideFieldOf: violation, label: nil)
        : sheet.facts.form.messages.text(of: violation, label: label, whileTyping: true)
    }
  }

  /// Returns a violation's message about a finished answer, for a report.
  package func judgment(of violation: Violation, at index: Int, in sheet: AnswerSheet) -> String {
    var violation = violation
    violation.field = violation.field ?? sheet.facts.form.fields[index].id
    let sentences = sheet.facts.form.messages.judged(violation).map { judged in
      wording(of: judged, at: index, isFinal: true, in: sheet) {
        sheet.facts.form.messages.words(of: $0, label: $1)
      }
    }
    return sheet.facts.form.messages.language.sentences(sentences)
  }

  /// Returns a violation's message, with the label if a sentence can begin with it.
  private func wording(
    of violation: Violation,
    at index: Int,
    isFinal: Bool = false,
    in sheet: AnswerSheet,
    _ text: (Violation, String?) -> String
  ) -> String {
    if let words = wordsWithoutOptions(insteadOf: violation, at: index, in: sheet) {
      return words
    }
    var violation = quoting(
      sheet.ruler.answers[sheet.facts.form.fields[index].id],
      in: violation,
      at: index,
      in: sheet
    )
    violation.parameters = worded(violation.parameters, at: index, in: sheet)
    let label = label(for: &violation, at: index, in: sheet)
    let isNamed =
      sheet.facts.form.fields[index].isNamed
      || sheet.facts.form.messages.hasOwnWording(for: violation)
    var words = text(violation, isNamed ? label : nil).printable
    // A message about one end of a range begins with its name.
    if label != sheet.facts.form.fields[index].label, !words.contains(label) {
      words = "\(label): \(words)"
    }
    if isFinal { return words }
    return words + (spellingHint(for: violation, at: index, in: sheet).map { " " + $0 } ?? "")
  }

  /// Returns a violation with the answer, in words, if the author's message mentions it.
  package func quoting(
    _ answer: Value,
    in violation: Violation,
    at index: Int,
    in sheet: AnswerSheet
  ) -> Violation {
    guard violation.isReworded || !sheet.facts.form.messages.isEmpty,
      violation.parameters["value"] == nil
    else { return violation }
    var quoting = violation
    quoting.field = quoting.field ?? sheet.facts.form.fields[index].id
    guard sheet.facts.form.messages.hasOwnWording(for: quoting),
      sheet.facts.form.messages.message(of: quoting).placeholders.contains("value")
    else { return violation }
    quoting.parameters["value"] = .text(words(of: answer, at: index, in: sheet))
    return quoting
  }

  /// Returns why a missing answer cannot be chosen if there are no options, unless the form's
  /// author words the message.
  private func wordsWithoutOptions(
    insteadOf violation: Violation,
    at index: Int,
    in sheet: AnswerSheet
  ) -> String? {
    guard let source = sheet.facts.optionSources[index], !source.fields.isEmpty,
      sheet.ruler.answers[sheet.facts.form.fields[index].id].isBlank,
      !sheet.facts.form.messages.hasOwnWording(for: violation)
    else { return nil }
    let widget = sheet.fields[index].description
    guard widget.choices.isEmpty, sheet.facts.fields[index].traits.other == nil,
      let note = widget.options?.note?.text(in: self, glyphs)
    else { return nil }
    return "\(note)."
  }

  /// Returns the format of an answer if it has invalid characters or more than one meaning, unless
  /// the form's author words the message.
  private func spellingHint(for violation: Violation, at index: Int, in sheet: AnswerSheet)
    -> String?
  {
    let names = ["character", "ambiguous"]
    guard names.contains(where: { violation.parameters[$0] != nil }), !violation.isReworded else {
      return nil
    }
    return spelling(of: sheet.facts.fields[index].traits.role).map {
      text(.writtenAs, ["form": .text($0)])
    }
  }

  /// Returns the format of an unfinished date or time that is not being typed; `nil` if a violation
  /// is about anything else, or the form's author words it.
  private func formWords(insteadOf violation: Violation, at index: Int, in sheet: AnswerSheet)
    -> String?
  {
    let id = violation.message.id
    guard id.hasPrefix("enter."), id != Wording.enterYearDigits.message.id, !violation.isReworded,
      let spelling = spelling(of: sheet.facts.fields[index].traits.role)
    else { return nil }
    var named = violation
    named.field = violation.field ?? sheet.facts.form.fields[index].id
    guard !sheet.facts.form.messages.hasOwnWording(for: named) else { return nil }
    return text(.writtenAs, ["form": .text(spelling)])
  }

  /// Returns the format of an answer, letter by letter, if that is not obvious.
  package func spelling(of role: WidgetRole) -> String? {
    role.facts.notation.map { $0.parts.map { self[$0] }.joined(separator: " ") }
  }

  /// Returns the requirement of a field's rule, in words.
  package func words(of demand: Wording, at index: Int, in sheet: AnswerSheet) -> String {
    let parameters = worded(demand.parameters, at: index, in: sheet)
    return sheet.facts.form.messages.text(
      of: Wording(demand.message, parameters, isReworded: demand.isReworded)
    )
  }

  /// Returns parameters with labels in place of names and of values, and the format of answers.
  private func worded(_ parameters: Parameters, at index: Int, in sheet: AnswerSheet) -> Parameters
  {
    let role = sheet.facts.fields[index].traits.role
    var worded = spelled(sheet.labeled(parameters, at: index), for: role)
    // The value of a sentence about another field is one of that field.
    guard let value = parameters["value"], parameters["label"] == nil else { return worded }
    if case .bool = value {
      worded["value"] = .text(words(of: value, at: index, in: sheet))
    } else if sheet.facts.fields[index].hasChoices,
      let choice = sheet.fields[index].description.choices.first(where: { $0.value == value })
    {
      worded["value"] = .text(choice.label)
    }
    return worded
  }

  /// Returns parameters with the format of answers as it is typed in the form's language.
  package func spelled(_ parameters: Parameters, for role: WidgetRole) -> Parameters {
    guard parameters["format"] != nil, let format = spelling(of: role) else { return parameters }
    var spelled = parameters
    spelled["format"] = .text(format)
    return spelled
  }

  /// Returns the name of a field in a violation: for a range, the end that it is about, and for a
  /// list of texts, the text, whose number is then dropped.
  private func label(for violation: inout Violation, at index: Int, in sheet: AnswerSheet) -> String
  {
    let label = sheet.facts.form.fields[index].label
    let field = sheet.facts.fields[index]
    guard field.traits.role.isRange || field.isList, let end = violation.path.first else {
      return label
    }
    violation.path.removeFirst()
    if field.isList {
      guard
        let items = [Value](sheet.ruler.answers[sheet.facts.form.fields[index].id]),
        items.indices ~= end
      else {
        return label
      }
      return items[end].description.printable
    }
    return text(end == 0 ? .lowerEnd : .upperEnd, ["field": .text(label)])
  }
}
