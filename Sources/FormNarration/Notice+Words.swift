package import FormFilling
import FormValidation
package import FormWidgets
import Forms

/// Notices in words.
extension Notice {
  /// Returns the longest text that fits in a width, or else the shortest.
  package func text(in filling: Filling, by narrator: Narrator, columns: Int) -> String {
    guard let word, !isReply else { return replyText(in: filling, by: narrator) }
    let language = filling.sheet.facts.form.messages.language
    var variants = word.wording(in: language).variants
    if isAtSoleProblem(of: filling) { variants[0] = Word.problemHere.wording(in: language) }
    let texts = variants.map { text($0, in: filling, by: narrator, columns: columns) }
    return texts.first { $0.cellWidth <= columns } ?? texts[texts.count - 1]
  }

  /// Returns the text for users who do not see the screen, including the problems that a refused
  /// submit lists.
  package func spokenText(in filling: Filling, by narrator: Narrator) -> String {
    let whole = text(in: filling, by: narrator, columns: .max)
    return switch word {
    case .problemsAndKey: narrator.text(.refused, parameters(in: filling, by: narrator))
    case .confirmKeys, .confirmKeysForNo:
      ((narrator.draftQuestion(of: filling) ?? [narrator.question(of: filling) ?? ""]) + [whole])
        .joined(separator: " ")
    case .draftKeys:
      ((narrator.draftQuestion(of: filling) ?? []) + [narrator.text(.confirmKeys)])
        .joined(separator: " ")
    case .confirmCancel, .confirmQuit: "\(whole) \(narrator.text(.leaveKeys))"
    // Without the spinner and the last line, which would be announced repeatedly.
    case .submitting: narrator.text(.submitting, parameters(in: filling, by: narrator))
    default: whole
    }
  }

  /// Returns what a reply says, and its reasons: those about the form, then those about fields that
  /// do not show them.
  private func replyText(in filling: Filling, by narrator: Narrator) -> String {
    let said = word.map { narrator.text($0, parameters) } ?? ""
    // As a parameter, a path would be truncated like an answer.
    let words =
      said.contains("{path}") ? [said.replacing("{path}", with: text.printable)] : [said, text]
    let general = violations.filter { $0.field == nil }.map {
      narrator.words(ofStray: $0, in: filling)
    }
    let strays = violations.filter { $0.field != nil }.map {
      narrator.words(ofStray: $0, in: filling)
    }
    let parts = words + general + [strays.joined(separator: "; ")]
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func text(_ variant: Message, in filling: Filling, by narrator: Narrator, columns: Int)
    -> String
  {
    let (language, glyphs) = (filling.sheet.facts.form.messages.language, narrator.glyphs)
    var parameters = parameters(in: filling, by: narrator)
    if variant.placeholders.contains("text") {
      parameters["text"] = .text("")
      let room = max(1, columns - variant.text(parameters, in: language).cellWidth)
      parameters["text"] = .text(text.printable.fitted(to: room, glyphs))
    }
    return variant.text(parameters, in: language)
  }

  /// Returns whether the only problem that it is about has the focus, so that no key leads there.
  private func isAtSoleProblem(of filling: Filling) -> Bool {
    guard word == .problemsAndKey, parameters["count"] == 1, let index = filling.sheet.stopIndex
    else {
      return false
    }
    return filling.sheet.seenProblems.contains(index)
  }

  private func parameters(in filling: Filling, by narrator: Narrator) -> Parameters {
    let sign = Value.text(narrator.glyphs.hint)
    var parameters = parameters
    parameters["sign"] = sign
    if let key = key(in: filling) { parameters["key"] = .text(narrator.name(of: key)) }
    if case .list(let items) = parameters["list"], case .number(let count) = parameters["count"],
      Number(items.count) < count
    {
      parameters["list"] = .list(items + [sign])
    }
    return parameters
  }

  /// Returns the key that it names, if any.
  private func key(in filling: Filling) -> Key? {
    switch word {
    case .pastedAsOneLine, .entryRemoved: EditingCommand.undoKey
    case .problemsAndKey: Keymap.key(for: .nextProblem)
    case .leftBehind: Keymap.key(for: .previousPage)
    case .confirmKeys, .confirmKeysForNo:
      .character(filling.sheet.facts.form.messages.language.forms.yes)
    default: nil
    }
  }
}

extension Narrator {
  /// Returns the last reply's message about the form as a whole, or the reason why there was none,
  /// until the next key; `nil` if there is no message besides problems of hidden answers.
  package func reply(in filling: Filling) -> String? {
    guard var notice = filling.notice, notice.isReply else { return nil }
    notice.violations.removeAll { hiddenIndex(of: $0, in: filling) != nil }
    let text = notice.text(in: filling, by: self, columns: .max)
    return text.isEmpty ? nil : text
  }

  /// Returns the index of the hidden field whose answer breaks a rule with a violation; `nil` if the
  /// violation is another.
  private func hiddenIndex(of violation: Violation, in filling: Filling) -> Int? {
    guard let index = violation.field.flatMap({ filling.sheet.index(of: $0) }),
      filling.sheet.facts.form.fields[index].isHidden, !filling.sheet.verdict(at: index).isValid
    else { return nil }
    return index
  }

  /// Returns the message of a violation that no field shows, after the name of its field.
  fileprivate func words(ofStray violation: Violation, in filling: Filling) -> String {
    if let index = hiddenIndex(of: violation, in: filling) {
      return judgment(of: violation, at: index, in: filling.sheet)
    }
    let index = violation.field.flatMap { filling.sheet.index(of: $0) }
    let words = filling.sheet.facts.form.messages.text(besideFieldOf: violation, label: nil)
      .printable
    guard let field = violation.field else { return words }
    return "\(index.map { filling.sheet.facts.labelInForm(at: $0) } ?? field.rawValue): \(words)"
  }

  /// The letter for yes.
  package var keyForYes: Key { .character(forms.yes) }
}
