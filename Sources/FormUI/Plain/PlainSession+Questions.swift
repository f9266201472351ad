import FormValidation

extension PlainSession {
  /// Says the question that the next line answers.
  mutating func ask() {
    guard let place else {
      say(session.text(.askSubmit))
      return
    }
    sayParts(at: place)
    let field = session.form.fields[place]
    let asked = session.placesAsked
    let number = (asked.firstIndex(of: place) ?? 0) + 1
    let position = session.text(
      .place,
      ["place": .number(Number(number)), "count": .number(Number(asked.count))]
    )
    let required = session.isRequired(fieldAt: place) ? " (\(session.text(.required)))" : ""
    say("")
    say("\(position). \(field.label)\(required)")
    if let help = field.help { say(help) }
    for line in expectation(at: place) { say(line) }
  }

  /// Says the page and the section that a question is the first of since another one was asked.
  private mutating func sayParts(at place: Int) {
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
    guard let part = session.measures.parts[place], part.kind == .section,
      session.placesAsked.first(where: { $0 >= part.start }) == place
    else { return }
    say("")
    say(part.title)
  }

  /// What can be typed for an answer, in lines; none where anything can.
  func expectation(at place: Int) -> [String] {
    switch session.widgets[place].role {
    case .text: session.widgets[place].keepsLineBreaks ? [session.text(.typeLines)] : []
    case .secret: [session.text(.typeSecret)]
    case .number: [session.text(.typeNumber)]
    case .toggle: [session.text(.typeYesOrNo)]
    case .slider(let min, let max, let step):
      [session.text(.typeOnTrack, onTrack(min, max, step))]
    case .range(let min, let max, let step):
      [session.text(.typeEnds, onTrack(min, max, step))]
    case .choice(let labels): [session.text(.typeChoice)] + numbered(labels)
    case .choices(let labels): [session.text(.typeChoices)] + numbered(labels)
    case .list: [session.text(.typeList)]
    }
  }

  private func onTrack(_ min: Number, _ max: Number, _ step: Number) -> Parameters {
    ["min": .number(min), "max": .number(max), "step": .number(step)]
  }

  private func numbered(_ labels: [String]) -> [String] {
    labels.enumerated().map { "\($0 + 1). \($1)" }
  }

  /// Says all answers with their numbers, and what is wrong with them.
  mutating func review() {
    say("")
    for (number, place) in session.placesAsked.enumerated() {
      let summary = session.spokenSummary(at: place)
      let answer = summary.isEmpty ? session.text(.noAnswer) : summary
      say("\(number + 1). \(session.form.fields[place].label): \(answer)")
      guard !session.verdict(at: place).isValid, !isSilent(at: place) else { continue }
      for line in session.spokenMessages(at: place) { say(line) }
    }
  }
}
