import FormFilling
import FormNarration
import FormValidation
import FormWidgets
import Forms

extension PlainFilling {
  /// Prints the current question.
  mutating func ask() {
    guard let index else {
      say(questionAtEnd)
      return
    }
    say(filling.sheet.notes(before: index).filter { $0.page < filling.page })
    sayParts(at: index)
    let field = filling.sheet.facts.form.fields[index]
    let asked = filling.sheet.numberedIndices
    let number = (asked.firstIndex(of: index) ?? 0) + 1
    let position = narrator.text(
      .numberOf,
      ["number": .number(Number(number)), "count": .number(Number(asked.count))]
    )
    let required =
      filling.sheet.facts.fields[index].isRequired ? " (\(narrator.text(.required)))" : ""
    if filling.sheet.facts.form.isQuestion {
      say("\(field.label)\(required)")
    } else {
      say("")
      if let question = narrator.questionWhetherToAdd(at: index, in: filling.sheet) {
        return say(question)
      }
      say("\(position). \(field.label)\(required)")
    }
    field.help?.textLines.forEach { say($0) }
    if filling.sheet.isLoading(at: index) {
      awaited = .loading(index: index)
      say(narrator.loadingWords(at: index, in: filling.sheet))
    } else {
      for line in expectation(at: index) { say(line) }
    }
  }

  /// The question before a submit: the form's own, or one with the label of its button.
  var questionAtEnd: String {
    if let question = narrator.question(of: filling) {
      return "\(question) \(narrator.text(.typeYesOrNo))"
    }
    guard let button = filling.sheet.facts.form.buttons.submit else {
      return narrator.text(.askSubmit)
    }
    return narrator.text(.askButton, ["button": .text(button)])
  }

  /// Prints the page and section that begin with a question.
  private mutating func sayParts(at index: Int) {
    if pageSaid != filling.page, let page = narrator.pageNumber(of: filling.sheet) {
      say("")
      say(
        [page.words, filling.sheet.facts.pages[filling.page].title].compactMap { $0 }.joined(
          separator: ": "
        )
      )
    }
    pageSaid = filling.page
    let notes = filling.sheet.notes(before: index).filter { $0.page == filling.page }
    let part = filling.sheet.facts.fields[index].part
    say(notes.filter { $0.part != part })
    if let part, part.kind == .section,
      filling.sheet.askedIndices.first(where: { $0 >= part.start }) == index
    {
      say("")
      say(part.title)
    }
    let groups = filling.sheet.facts.fields[index].groups.filter {
      $0.hasHeading && filling.sheet.begins($0, at: index)
    }
    var rest = notes.filter { $0.part == part }[...]
    for group in groups {
      say(Array(rest.prefix { !$0.isIn(group) }))
      rest = rest.drop { !$0.isIn(group) }
      say("")
      say(group.label)
    }
    say(Array(rest))
  }

  /// Prints notes, each after a blank line.
  mutating func say(_ notes: [Form.PlacedNote]) {
    for note in notes {
      say("")
      narrator.lines(of: note).forEach { say($0) }
    }
  }

  /// Returns lines about what can be typed, those of the checklist first; empty if anything can.
  func expectation(at index: Int) -> [String] {
    let trouble = trouble(at: index).map { [$0] } ?? []
    if filling.sheet.facts.form.fields[index].isReadOnly {
      return trouble + [narrator.text(.cannotChange)]
    }
    let traits = filling.sheet.facts.fields[index].traits
    let widget = filling.sheet.fields[index].description
    if let note = widget.options?.note?.text(in: narrator, narrator.glyphs),
      traits.other == nil,
      filling.sheet.facts.fields[index].needsOptions
    {
      return trouble.isEmpty ? [note + "."] : trouble
    }
    let hint = (traits.showsHint ? widget.placeholder : nil).map {
      "\(narrator.text(.hint)): \($0)"
    }
    let example = (filling.sheet.fields[index].widget as? any ExampleWidget)?.example ?? ""
    let demands = traits.typingWords(example: example).map {
      narrator.text($0.word, $0.parameters)
    }
    return trouble + narrator.checklistWords(at: index, in: filling.sheet) + demands
      + numbered(widget.choices) + [hint].compactMap { $0 }
  }

  /// Returns why the options or the default of a question are missing; `nil` if they are not.
  func trouble(at index: Int) -> String? {
    guard let failure = narrator.loadFailure(at: index, in: filling.sheet) else { return nil }
    let again = filling.sheet.canReload(at: index) ? " \(narrator.text(.reloadByCommand))" : ""
    return "\(narrator.glyphs.error) \(narrator.text(.error)): \(failure)\(again)"
  }

  /// Prints why answers of hidden fields are missing.
  mutating func sayHiddenTroubles() {
    for index in filling.sheet.indicesOfHiddenTroubles {
      guard let trouble = trouble(at: index) else { continue }
      say("\(filling.sheet.facts.labelInForm(at: index)): \(trouble)")
    }
  }

  /// Returns choices with their numbers, below the headings of their groups.
  private func numbered(_ choices: [Choice]) -> [String] {
    var group: String?
    return choices.enumerated().flatMap { index, choice in
      let heading = choice.group == group ? nil : choice.group.map { "\($0):" }
      group = choice.group
      let isUnexplained = choice.isDisabled && choice.reason == nil
      let barred = isUnexplained ? " (\(narrator.text(.unavailable)))" : ""
      let help = choice.help.map { ": \($0)" } ?? ""
      return [heading, "\(index + 1). \(choice.shownLabel)\(barred)\(help)"].compactMap { $0 }
    }
  }

  /// The maximum width of an answer in a review, in cells: two rows of a standard terminal.
  ///
  /// The question shows more of it.
  static let reviewLimit = 160

  /// Prints all answers with their numbers under their pages and sections, and their messages.
  mutating func review() {
    var (page, part): (Int?, Form.Section?)
    if filling.sheet.openPages.count < 2 {
      page = filling.sheet.askedIndices.first.map(filling.sheet.facts.page(ofFieldAt:))
    }
    say("")
    for (number, index) in filling.sheet.numberedIndices.enumerated() {
      let titles = titles(at: index, after: page, part)
      if !titles.isEmpty, number > 0 { say("") }
      for title in titles { say(title) }
      (page, part) = (
        filling.sheet.facts.page(ofFieldAt: index), filling.sheet.facts.fields[index].part
      )
      let summary = narrator.submittedSummary(ofFieldAt: index, in: filling.sheet)
      let shown = summary.printable.fitted(to: PlainFilling.reviewLimit, narrator.glyphs)
      let answer = summary.isEmpty ? narrator.text(.noAnswer) : shown
      say("\(number + 1). \(filling.sheet.facts.form.fields[index].label): \(answer)")
      guard !filling.sheet.verdict(at: index).isValid, !isSilent(at: index) else { continue }
      for line in narrator.spokenMessages(at: index, in: filling.sheet) { say(line) }
    }
    sayHiddenTroubles()
  }

  /// Returns the titles of the page and section of a question, if they differ from the previous
  /// ones.
  private func titles(at index: Int, after page: Int?, _ part: Form.Section?) -> [String] {
    let newPage = filling.sheet.facts.page(ofFieldAt: index)
    let newPart = filling.sheet.facts.fields[index].part
    let pageTitle = newPage == page ? nil : filling.sheet.facts.pages[newPage].title
    let isSection = newPart?.kind == .section && newPart != part
    let groups = filling.sheet.facts.fields[index].groups.filter {
      $0.hasHeading && filling.sheet.begins($0, at: index)
    }
    return [pageTitle, isSection ? newPart?.title : nil].compactMap { $0 } + groups.map(\.label)
  }
}
