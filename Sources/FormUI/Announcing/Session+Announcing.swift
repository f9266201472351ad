import FormValidation

/// The announcements of a session.
extension Session {
  /// The current page; empty in a form with one page.
  var pageAnnouncement: [String] {
    if isReviewing { return [text(.review)] }
    let pages = openPages
    guard pages.count > 1 else { return [] }
    let number = (pages.firstIndex(of: page) ?? 0) + 1
    let words = text(
      .page,
      ["page": .number(Number(number)), "pages": .number(Number(pages.count))]
    )
    return [[words, measures.pages[page].title].compactMap { $0 }.joined(separator: ", ")]
  }

  /// The focused element: its role, its label, whether it is required, its answer, its position.
  var focusAnnouncement: String {
    guard let place = stopPlace else {
      return "\(text(.buttonRole)), \(measures.words[word(of: focus)])"
    }
    let isAnswer = focus == .answer(place)
    let asked = askedPlaces
    let number = (asked.firstIndex(of: place) ?? 0) + 1
    let position = text(
      .place,
      ["place": .number(Number(number)), "count": .number(Number(asked.count))]
    )
    let parts = [
      isAnswer ? text(.answerRole) : text(fields[place].widget.description.spokenRole),
      form.fields[place].label,
      isRequired(fieldAt: place) && !isAnswer ? text(.required) : nil,
      isAnswer
        ? spoken(submittedSummary(ofFieldAt: place), at: place) : spokenAnswer(at: place),
      isAnswer ? nil : spokenPlaceholder(at: place),
      position,
    ]
    return parts.compactMap { $0 }.joined(separator: ", ")
  }

  /// Returns the placeholder of an empty field.
  private func spokenPlaceholder(at place: Int) -> String? {
    guard summary(ofFieldAt: place).isEmpty else { return nil }
    let widget = fields[place].widget.description
    return (widget.placeholder ?? spelling(of: widget.role)).map { hint in
      "\(text(.hint)): \(hint)"
    }
  }

  /// Returns the part of a widget that keys affect: a day in an open calendar, a row of a list, an
  /// end of a range; `nil` if it has no parts.
  func spokenPart(at place: Int) -> String? {
    let widget = fields[place].widget.description
    switch widget.isSecret ? nil : widget.part {
    case .day(let day, let standing):
      let mark = measures.glyphs.error
      return measures.words.text(of: day, standing, mark: mark, columns: .max)
    case .item(let label, let isChecked):
      return "\(label), \(measures.words[isChecked ? .yes : .no])"
    case .option(let label, let row, let count):
      let position = text(
        .place,
        ["place": .number(Number(row + 1)), "count": .number(Number(count))]
      )
      return "\(label), \(position)"
    case .lowerEnd: return text(.lowerEnd, ["field": .text(form.fields[place].label)])
    case .upperEnd: return text(.upperEnd, ["field": .text(form.fields[place].label)])
    case nil: return nil
    }
  }

  /// Returns an answer in words; for a secret, only whether there is one.
  func spokenAnswer(at place: Int) -> String {
    spoken(summary(ofFieldAt: place), at: place)
  }

  private func spoken(_ summary: String, at place: Int) -> String {
    if summary.isEmpty { return text(.empty) }
    return measures.fields[place].isSecret ? text(.hidden) : summary
  }

  /// Returns the messages beside a newly focused field, or else its help.
  func remarksOnFocus(at place: Int) -> [String] {
    let lines = shownAnnouncements(at: place)
    return lines.isEmpty ? [form.fields[place].help].compactMap { $0 } : lines
  }

  /// Returns the messages shown beside a field, each with its severity.
  func shownAnnouncements(at place: Int) -> [String] {
    // A checklist is always shown; its lines are announced once they count as messages.
    let shown = shownMessages(
      at: place,
      listed: fields[place].state.showsError ? [] : measures.fields[place].listedRules
    )
    if shown.isEmpty, isPending(at: place) { return [waitingWords] }
    let proposed = [proposalWords(at: place)].compactMap { $0 }
    return shown.map { "\(text(word(of: $0.manner, at: place))): \($0.words)" } + proposed
  }

  private func word(of manner: Manner, at place: Int) -> SpokenWord {
    switch manner {
    case .hint: wordOfUnfinished(at: place)
    case .error: .error
    case .warning: .warning
    case .remark: .remark
    }
  }

  /// The help page, while it is open.
  var helpAnnouncements: [String] {
    guard let page = helpPage else { return [] }
    let head = page.place.map { place in
      text(.aboutField, ["field": .text(form.fields[place].label)])
    }
    let lines = helpLines(of: page).map { "\($0.mark) \($0.text)".withoutLeadingBlank }
    return [head].compactMap { $0 } + lines
  }
}

extension WidgetDescription {
  fileprivate var spokenRole: SpokenWord {
    switch role {
    case .text where isSecret: .secretRole
    case .text: .textRole
    case .number: .numberRole
    case .toggle: .toggleRole
    case .slider: .sliderRole
    case .range: .rangeRole
    case .date: .dateRole
    case .time: .timeRole
    case .choice: .choiceRole
    case .choices: .choicesRole
    case .list: .listRole
    }
  }
}

extension String {
  fileprivate var withoutLeadingBlank: String { hasPrefix(" ") ? String(dropFirst()) : self }
}
