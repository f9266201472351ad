import FormFilling
import FormNarration
import FormScreens
import FormValidation
import FormWidgets
import Forms

/// What can be announced about a screen.
struct Announcements {
  private let screen: Screen
  private let sheet: AnswerSheet
  private let narrator: Narrator

  /// Collects the announcements of a screen.
  init(of screen: Screen) {
    (self.screen, sheet, narrator) = (screen, screen.filling.sheet, screen.narrator)
  }

  /// The current page; empty in a form with one page.
  var pageAnnouncement: [String] {
    if sheet.isReviewing { return [narrator.text(.review)] }
    guard let page = narrator.pageNumber(of: sheet) else { return [] }
    return [
      [page.words, sheet.facts.pages[sheet.page].title].compactMap { $0 }.joined(separator: ", ")
    ]
  }

  /// The notes of the page directly before the focused field, or after the last field.
  var noteAnnouncements: [String] {
    let index = sheet.focusedIndex ?? sheet.indicesOnPage.upperBound
    let notes = sheet.notes(before: index).filter { $0.page == sheet.page }
    return notes.flatMap(narrator.lines(of:))
  }

  /// The focused element: its role, its label, whether it is required, its answer, its position.
  var focusAnnouncement: String {
    guard let index = sheet.stopIndex else {
      return "\(narrator.text(.buttonRole)), \(narrator[sheet.focus.word(in: sheet)])"
    }
    if let button = sheet.textOfControl(at: index) {
      return "\(narrator.text(.buttonRole)), \(button)"
    }
    let isAnswer = sheet.focus == .answer(index)
    let asked = sheet.askedIndicesOnPage.filter { !sheet.facts.fields[$0].isControl }
    let number = (asked.firstIndex(of: index) ?? 0) + 1
    let position = narrator.text(
      .numberOf,
      ["number": .number(Number(number)), "count": .number(Number(asked.count))]
    )
    let (role, isSecret) = (
      sheet.facts.fields[index].traits.role, sheet.facts.fields[index].isSecret
    )
    let parts = [
      narrator.text(isAnswer ? .answerRole : role.spokenName(isSecret: isSecret)),
      sheet.facts.labelInForm(at: index),
      sheet.facts.fields[index].isRequired && !isAnswer ? narrator.text(.required) : nil,
      sheet.facts.form.fields[index].isReadOnly && !isAnswer ? narrator.text(.readOnly) : nil,
      isAnswer ? spokenSubmittedAnswer(at: index) : spokenAnswer(at: index),
      isAnswer ? nil : spokenPlaceholder(at: index),
      position,
    ]
    return parts.compactMap { $0 }.joined(separator: ", ")
  }

  /// Returns the placeholder of an empty field.
  private func spokenPlaceholder(at index: Int) -> String? {
    guard narrator.summary(ofFieldAt: index, in: sheet).isEmpty else { return nil }
    let role = sheet.facts.fields[index].traits.role
    return (sheet.fields[index].description.placeholder ?? narrator.spelling(of: role)).map {
      hint in
      "\(narrator.text(.hint)): \(hint)"
    }
  }

  /// Returns the part of a widget that keys affect: a day in an open calendar, a row of a list, an
  /// end of a range; `nil` if it has no parts.
  func spokenPart(at index: Int) -> String? {
    switch sheet.facts.fields[index].traits.isSecret ? nil : sheet.fields[index].description.part
    {
    case .day(let day, let standing):
      let reason: Word? =
        switch standing {
        case .allowed: nil
        case .refused: .unavailable
        case .tooEarly: .tooEarly
        case .tooLate: .tooLate
        }
      return [narrator.fullWords(of: day), reason.map { narrator[$0] }].compactMap { $0 }
        .joined(separator: ", ")
    case .item(let label, let isChecked):
      return "\(label), \(narrator[isChecked ? .yes : .no])"
    case .option(let label, let row, let count):
      let position = narrator.text(
        .numberOf,
        ["number": .number(Number(row + 1)), "count": .number(Number(count))]
      )
      return "\(label), \(position)"
    case .lowerEnd:
      return narrator.text(.lowerEnd, ["field": .text(sheet.facts.form.fields[index].label)])
    case .upperEnd:
      return narrator.text(.upperEnd, ["field": .text(sheet.facts.form.fields[index].label)])
    case nil: return nil
    }
  }

  /// Returns an answer in words; for a secret, only whether there is one.
  func spokenAnswer(at index: Int) -> String {
    spoken(narrator.summary(ofFieldAt: index, in: sheet), at: index)
  }

  private func spokenSubmittedAnswer(at index: Int) -> String {
    spoken(narrator.submittedSummary(ofFieldAt: index, in: sheet), at: index)
  }

  private func spoken(_ summary: String, at index: Int) -> String {
    if summary.isEmpty { return narrator.text(.empty) }
    if sheet.facts.fields[index].isSecret { return narrator.text(.hidden) }
    return date(at: index).map(narrator.fullWords) ?? summary
  }

  /// Returns the answer of a date field; `nil` if it is not a date, or not complete.
  func date(at index: Int) -> CalendarDate? {
    guard sheet.facts.fields[index].traits.role == .date else { return nil }
    let answer = sheet.ruler.answers[sheet.facts.form.fields[index].id]
    return String(answer).flatMap(CalendarDate.init(iso:))
  }

  /// Returns the answer of a field if it differs from the announced one: what a key chose before it
  /// left the field, or what leaving the field made of it.
  func newsOfAnswer(since last: Announced) -> String? {
    guard let index = last.focusedIndex, let before = last.answer,
      sheet.facts.form.fields.indices.contains(index),
      sheet.facts.form.fields[index].id == last.field
    else { return nil }
    let answer = spokenAnswer(at: index)
    return answer == before ? nil : answer
  }

  /// Returns the messages beside a newly focused field, or else its help.
  func remarksOnFocus(at index: Int) -> [String] {
    let lines = shownAnnouncements(at: index)
    return lines.isEmpty ? [sheet.facts.form.fields[index].help].compactMap { $0 } : lines
  }

  /// Returns the messages shown beside a field, each with its severity.
  func shownAnnouncements(at index: Int) -> [String] {
    // A checklist is always shown; its lines are announced once they count as messages.
    let shown = narrator.shownMessages(
      at: index,
      listed: sheet.fields[index].state.showsError ? [] : sheet.facts.fields[index].listedRules,
      in: sheet
    )
    if shown.isEmpty, sheet.isPending(at: index) {
      return [narrator.waitingWords(at: index, in: sheet)]
    }
    let trouble =
      narrator.loadTrouble(at: index, in: sheet).map { ["\(narrator.text(.error)): \($0)"] } ?? []
    let proposed = [narrator.proposalWords(at: index, in: sheet)].compactMap { $0 }
    return trouble + shown.map { "\(narrator.text(word(of: $0.kind, at: index))): \($0.words)" }
      + proposed
  }

  /// Returns the number of options of a field, or its default, if they were loading when it was
  /// last announced; otherwise `nil`.
  func news(ofLoadingAt index: Int, _ before: [String]?) -> String? {
    if before == [narrator.loadingWords(.loadingDefault)] { return spokenAnswer(at: index) }
    guard before == [narrator.loadingWords(.loadingOptions)] else { return nil }
    let count = sheet.fields[index].description.choices.count
    return narrator.text(.optionCount, ["count": .number(Number(count))])
  }

  private func word(of kind: MessageKind, at index: Int) -> Word {
    switch kind {
    case .hint: narrator.wordOfUnfinished(at: index, in: sheet)
    case .error: .error
    case .warning: .warning
    case .remark: .remark
    }
  }

  /// The help page, while it is open.
  var helpAnnouncements: [String] {
    guard let page = screen.helpPage else { return [] }
    let head = page.index.map { index in
      narrator.text(.aboutField, ["field": .text(sheet.facts.form.fields[index].label)])
    }
    let lines = page.lines(on: screen).map { "\($0.mark) \($0.text)".withoutLeadingBlank }
    return [head].compactMap { $0 } + lines
  }
}

extension String {
  fileprivate var withoutLeadingBlank: String { hasPrefix(" ") ? String(dropFirst()) : self }
}
