package import FormFilling
import FormValidation
package import FormWidgets
import Forms

/// The questions and messages of a filling in words.
extension Narrator {
  /// Returns the question whether to add an entry to a repeated group, for the button at an index;
  /// `nil` if it is not such a button.
  package func questionWhetherToAdd(at index: Int, in sheet: AnswerSheet) -> String? {
    let lists = sheet.facts.form.lists
    guard let list = lists.first(where: { $0.control == index }),
      let name = sheet.fields[index].buttons?.name(in: self[.addFirst])
    else { return nil }
    // Of several groups, the question says which.
    if !list.entries.isEmpty, lists.count == 1 { return text(.addAnother) }
    return text(.addFirst, ["entry": .text(name)])
  }

  /// Returns why a line chooses no option: no option matches, it cannot be chosen, or several
  /// match; `nil` if there are no options.
  package func complaint(about line: String, at index: Int, in sheet: AnswerSheet) -> String? {
    let choices = sheet.fields[index].description.choices
    guard !choices.isEmpty else { return nil }
    let names = sheet.facts.fields[index].traits.kind == .list ? line.listItems : [line]
    for name in names {
      let whole = choices.index(named: name) ?? choices.index(numbered: name)
      if let whole, choices[whole].isDisabled {
        let words = text(.optionUnavailable, ["text": .text(choices[whole].label)])
        return choices[whole].reason.map { "\(words) \($0)" } ?? words
      }
      if whole != nil { continue }
      let named = choices.indices(begunBy: name)
      if named.isEmpty { return text(.noChoice, ["text": .text(name)]) }
      guard named.count > 1 else { continue }
      let list = Value.list(named.map { .text(choices[$0].label) })
      return text(.severalOptions, ["text": .text(name), "list": list])
    }
    return nil
  }

  /// Returns the messages about an answer, each with its symbol and word: the one that the screen
  /// would show, or all of a checklist.
  package func spokenMessages(at index: Int, in sheet: AnswerSheet) -> [String] {
    let said = Array(
      zip(sheet.violations(at: index), words(ofViolationsAt: index, in: sheet))
    )
    let isWhole =
      sheet.errorsShown == .all || sheet.facts.form.fields[index].hasChecklist
    let broken = said.first { !$0.0.isIncomplete && $0.0.severity == .error }
    let first = [broken ?? said.first].compactMap { $0 }
    var lines: [String] = []
    for (violation, words) in isWhole ? said : first {
      let (mark, word) = spokenKind(of: violation, at: index, in: sheet)
      let line = "\(mark) \(text(word)): \(words)"
      // A message of several rules is printed once.
      if !lines.contains(line) { lines.append(line) }
    }
    return lines
  }

  /// Returns the word for an answer that more typing can make valid: missing if it is empty.
  package func wordOfUnfinished(at index: Int, in sheet: AnswerSheet) -> Word {
    isBlank(at: index, in: sheet) ? .missing : .incomplete
  }

  private func isBlank(at index: Int, in sheet: AnswerSheet) -> Bool {
    sheet.ruler.answers[sheet.facts.form.fields[index].id].isBlank
  }

  private func spokenKind(
    of violation: Violation,
    at index: Int,
    in sheet: AnswerSheet
  ) -> (mark: String, word: Word) {
    let glyphs = glyphs
    return switch violation.severity {
    // An entered line is complete, although more typing could make it valid.
    case .error where violation.isIncomplete && isBlank(at: index, in: sheet):
      (glyphs.hint, .missing)
    case .error: (glyphs.error, .error)
    case .warning: (glyphs.warning, .warning)
    case .info: (glyphs.remark, .remark)
    }
  }
}
