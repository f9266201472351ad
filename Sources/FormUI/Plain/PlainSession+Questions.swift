import FormValidation

extension PlainSession {
  /// Prints the current question.
  mutating func ask() {
    guard let index else {
      say(questionAtEnd)
      return
    }
    say(session.notes(before: index).filter { $0.page < session.page })
    sayParts(at: index)
    let field = session.form.fields[index]
    let asked = session.numberedIndices
    let number = (asked.firstIndex(of: index) ?? 0) + 1
    let position = session.text(
      .numberOf,
      ["number": .number(Number(number)), "count": .number(Number(asked.count))]
    )
    let required = session.isRequired(fieldAt: index) ? " (\(session.text(.required)))" : ""
    if session.form.isQuestion {
      say("\(field.label)\(required)")
    } else {
      say("")
      if let question = session.questionWhetherToAdd(at: index) { return say(question) }
      say("\(position). \(field.label)\(required)")
    }
    field.help?.textLines.forEach { say($0) }
    if session.isLoading(at: index) {
      awaited = .loading(index: index)
      say(session.loadingWords(at: index))
    } else {
      for line in expectation(at: index) { say(line) }
    }
  }

  /// The question before a submit: the form's own, or one with the label of its button.
  var questionAtEnd: String {
    if let question = session.question { return "\(question) \(session.text(.typeYesOrNo))" }
    guard let button = session.form.buttons.submit else { return session.text(.askSubmit) }
    return session.text(.askButton, ["button": .text(button)])
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
    let notes = session.notes(before: index).filter { $0.page == session.page }
    let part = session.measures.fields[index].part
    say(notes.filter { $0.part != part })
    if let part, part.kind == .section,
      session.askedIndices.first(where: { $0 >= part.start }) == index
    {
      say("")
      say(part.title)
    }
    for group in session.measures.fields[index].groups
    where group.hasHeading && session.begins(group, at: index) {
      say("")
      say(group.label)
    }
    say(notes.filter { $0.part == part })
  }

  /// Prints notes, each after a blank line.
  mutating func say(_ notes: [NoteMeasures]) {
    for note in notes {
      say("")
      note.markup.spokenLines.forEach { say($0) }
    }
  }

  /// Returns lines about what can be typed; empty if anything can.
  func expectation(at index: Int) -> [String] {
    let trouble = trouble(at: index).map { [$0] } ?? []
    if session.form.fields[index].isReadOnly { return trouble + [session.text(.cannotChange)] }
    let traits = session.measures.fields[index].traits
    let widget = session.fields[index].description
    if let note = widget.options?.note, traits.other == nil,
      session.measures.fields[index].needsOptions
    {
      return trouble.isEmpty ? [note + "."] : trouble
    }
    let hint = (traits.showsHint ? widget.placeholder : nil).map { "\(session.text(.hint)): \($0)" }
    let example = (session.fields[index].widget as? any ExampleWidget)?.example ?? ""
    let demands = traits.typingWords(example: example).map {
      session.text($0.word, $0.parameters)
    }
    return trouble + demands + numbered(widget.choices) + [hint].compactMap { $0 }
  }

  /// Returns why the options or the default of a question are missing; `nil` if they are not.
  func trouble(at index: Int) -> String? {
    guard let failure = session.loadFailure(at: index) else { return nil }
    let again = session.canReload(at: index) ? " \(session.text(.reloadByCommand))" : ""
    return "\(session.measures.glyphs.error) \(session.text(.error)): \(failure)\(again)"
  }

  /// Prints why answers of hidden fields are missing.
  mutating func sayHiddenTroubles() {
    for index in session.indicesOfHiddenTroubles {
      guard let trouble = trouble(at: index) else { continue }
      say("\(session.labelInForm(at: index)): \(trouble)")
    }
  }

  /// Returns choices with their numbers, below the headings of their groups.
  private func numbered(_ choices: [Choice]) -> [String] {
    var group: String?
    return choices.enumerated().flatMap { index, choice in
      let heading = choice.group == group ? nil : choice.group.map { "\($0):" }
      group = choice.group
      let barred = choice.isDisabled ? " (\(session.text(.unavailable)))" : ""
      let help = choice.help.map { ": \($0)" } ?? ""
      return [heading, "\(index + 1). \(choice.label)\(barred)\(help)"].compactMap { $0 }
    }
  }

  /// The maximum width of an answer in a review, in cells: two rows of a standard terminal.
  ///
  /// The question shows more of it.
  static let reviewLimit = 160

  /// Prints all answers with their numbers under their pages and sections, and their messages.
  mutating func review() {
    var (page, part): (Int?, Form.Section?)
    if session.openPages.count < 2 {
      page = session.askedIndices.first.map(session.page(ofFieldAt:))
    }
    say("")
    for (number, index) in session.numberedIndices.enumerated() {
      let titles = titles(at: index, after: page, part)
      if !titles.isEmpty, number > 0 { say("") }
      for title in titles { say(title) }
      (page, part) = (session.page(ofFieldAt: index), session.measures.fields[index].part)
      let summary = session.submittedSummary(ofFieldAt: index)
      let shown = summary.printable.fitted(to: PlainSession.reviewLimit, session.measures.glyphs)
      let answer = summary.isEmpty ? session.text(.noAnswer) : shown
      say("\(number + 1). \(session.form.fields[index].label): \(answer)")
      guard !session.verdict(at: index).isValid, !isSilent(at: index) else { continue }
      for line in session.spokenMessages(at: index) { say(line) }
    }
    sayHiddenTroubles()
  }

  /// Returns the titles of the page and section of a question, if they differ from the previous
  /// ones.
  private func titles(at index: Int, after page: Int?, _ part: Form.Section?) -> [String] {
    let newPage = session.page(ofFieldAt: index)
    let newPart = session.measures.fields[index].part
    let pageTitle = newPage == page ? nil : session.measures.pages[newPage].title
    let isSection = newPart?.kind == .section && newPart != part
    let groups = session.measures.fields[index].groups.filter {
      $0.hasHeading && session.begins($0, at: index)
    }
    return [pageTitle, isSection ? newPart?.title : nil].compactMap { $0 } + groups.map(\.label)
  }
}
