import FormValidation

extension PlainSession {
  /// Prints the current question.
  mutating func ask() {
    guard let index else {
      say(session.text(.askSubmit))
      return
    }
    sayParts(at: index)
    let field = session.form.fields[index]
    let asked = session.askedIndices
    let number = (asked.firstIndex(of: index) ?? 0) + 1
    let position = session.text(
      .numberOf,
      ["number": .number(Number(number)), "count": .number(Number(asked.count))]
    )
    let required = session.isRequired(fieldAt: index) ? " (\(session.text(.required)))" : ""
    say("")
    say("\(position). \(field.label)\(required)")
    field.help?.textLines.forEach { say($0) }
    for line in expectation(at: index) { say(line) }
  }

  /// Prints the page and section that begin with a question.
  private mutating func sayParts(at index: Int) {
    let pages = session.openPages
    if pages.count > 1, pageSaid != session.page {
      let number = (pages.firstIndex(of: session.page) ?? 0) + 1
      let words = session.text(
        .page,
        ["page": .number(Number(number)), "pages": .number(Number(pages.count))]
      )
      say("")
      say(
        [words, session.measures.pages[session.page].title].compactMap { $0 }.joined(
          separator: ": "
        )
      )
    }
    pageSaid = session.page
    guard let part = session.measures.fields[index].part, part.kind == .section,
      session.askedIndices.first(where: { $0 >= part.start }) == index
    else { return }
    say("")
    say(part.title)
  }

  /// Returns lines about what can be typed; empty if anything can.
  func expectation(at index: Int) -> [String] {
    let widget = session.fields[index].widget.description
    let hint = widget.placeholder.map { ["\(session.text(.hint)): \($0)"] } ?? []
    switch widget.role {
    case .text where widget.isSecret: return [session.text(.typeSecret)] + hint
    case .text: return (widget.keepsLineBreaks ? [session.text(.typeLines)] : []) + hint
    case .number(let min, let max, let step):
      // People expect whole numbers anyway.
      return typingNumber(from: min, to: max, by: step == 1 ? nil : step) + hint
    case .date: return [typing(.typeDate, like: widget.placeholder ?? "2026-11-22")]
    case .time: return [typing(.typeTime, like: widget.placeholder ?? "09:30")]
    case .toggle: return [session.text(.typeYesOrNo)]
    case .slider(let min, let max, let step):
      return [typing(.typeOnTrack, from: min, to: max, by: step)]
    case .range(let min, let max, let step):
      return [typing(.typeRange, from: min, to: max, by: step)]
    case .choice: return [session.text(.typeChoice)] + numbered(widget.choices)
    case .choices: return [session.text(.typeChoices)] + numbered(widget.choices)
    case .list: return [session.text(.typeList)] + hint
    }
  }

  private func typing(_ word: SpokenWord, like example: String) -> String {
    session.text(word, ["example": .text(example)])
  }

  private func typing(
    _ word: SpokenWord,
    from min: Number,
    to max: Number,
    by step: Number
  ) -> String {
    session.text(word, ["min": .number(min), "max": .number(max), "step": .number(step)])
  }

  private func typingNumber(from min: Number?, to max: Number?, by step: Number?) -> [String] {
    if let min, let max, let step { return [typing(.typeOnTrack, from: min, to: max, by: step)] }
    var parameters: Parameters = [:]
    parameters["min"] = min.map(Value.number)
    parameters["max"] = max.map(Value.number)
    parameters["step"] = step.map(Value.number)
    let word: SpokenWord =
      switch (min, max) {
      case (nil, nil): .typeNumber
      case (_, nil): .typeNumberFrom
      case (nil, _): .typeNumberTo
      case (_, _): .typeNumberBetween
      }
    return ([word] + (step == nil ? [] : [.typeInSteps])).map { session.text($0, parameters) }
  }

  private func numbered(_ choices: [Choice]) -> [String] {
    choices.enumerated().map { "\($0 + 1). \($1.label)" }
  }

  /// Prints all answers with their numbers under their pages and sections, and their messages.
  mutating func review() {
    var (page, part): (Int?, Section?)
    if session.openPages.count < 2 {
      page = session.askedIndices.first.map(session.page(ofFieldAt:))
    }
    say("")
    for (number, index) in session.askedIndices.enumerated() {
      let titles = titles(at: index, after: page, part)
      if !titles.isEmpty, number > 0 { say("") }
      for title in titles { say(title) }
      (page, part) = (session.page(ofFieldAt: index), session.measures.fields[index].part)
      let summary = session.submittedSummary(ofFieldAt: index)
      let answer = summary.isEmpty ? session.text(.noAnswer) : summary
      say("\(number + 1). \(session.form.fields[index].label): \(answer)")
      guard !session.verdict(at: index).isValid, !isSilent(at: index) else { continue }
      for line in session.spokenMessages(at: index) { say(line) }
    }
  }

  /// Returns the titles of the page and section of a question, if they differ from the previous
  /// ones.
  private func titles(at index: Int, after page: Int?, _ part: Section?) -> [String] {
    let newPage = session.page(ofFieldAt: index)
    let newPart = session.measures.fields[index].part
    let pageTitle = newPage == page ? nil : session.measures.pages[newPage].title
    let isSection = newPart?.kind == .section && newPart != part
    return [pageTitle, isSection ? newPart?.title : nil].compactMap { $0 }
  }
}
