import FormValidation

/// A line below a widget: its mark, text and style.
struct MessageLine {
  /// The symbol before the text; may be empty.
  let mark: String
  /// The text, which fits in its row.
  let text: String
  /// Its style.
  let style: Style

  /// A reserved line, so that a message moves nothing.
  static let free = [MessageLine(mark: "", text: "", style: .quiet)]
}

extension Session {
  /// Returns the lines below a field's widget: its checklist; then at least one line, with the
  /// violations that the reveal policy shows, or its help while it has the focus.
  func messageLines(at index: Int, width: Int) -> [MessageLine] {
    var lines: [MessageLine] = []
    let listed = measures.fields[index].listedRules
    // If a required answer is missing, only that message is shown.
    let isMissing = fields[index].state.showsError && ruler.answers[form.fields[index].id].isBlank
    if form.fields[index].hasChecklist, !isMissing {
      lines = checklistLines(at: index, width: width)
    }
    let lineCount = lines.count
    if !outside.loads.isEmpty, let trouble = loadTrouble(at: index) {
      lines += self.lines(of: trouble, .error, width: width)
    }
    for shown in shownMessages(at: index, listed: listed) {
      lines += self.lines(of: shown.words, shown.kind, width: width)
    }
    if let proposalWords = proposalWords(at: index) {
      return lines + self.lines(of: proposalWords, .hint, width: width)
    }
    if lines.count > lineCount { return lines }
    // The widget itself says that options are loading.
    if isPending(at: index), !outside.loads.isPending(.options(index)) {
      return lines + self.lines(of: waitingWords(at: index), .hint, width: width)
    }
    // An open list or calendar takes the room and has its own keys.
    let help =
      focusedIndex == index && !fields[index].isOpen
      ? form.fields[index].help ?? "" : ""
    for line in help.textLines { lines += self.lines(of: line, mark: "", .quiet, width: width) }
    if lines.isEmpty { return MessageLine.free }
    return lines.count == lineCount ? lines + MessageLine.free : lines
  }

  /// Returns the message while an external check is pending, or options or a default are loading.
  func waitingWords(at index: Int) -> String {
    isLoading(at: index) ? loadingWords(at: index) : measures.words[.checking]
  }

  /// Returns the messages to show, each with the index of its violation.
  ///
  /// Blocking messages come first. A field that shows one message shows the first error, or else
  /// the first message.
  func shownMessages(
    at index: Int,
    listed: Set<String>
  ) -> [(index: Int, words: String, kind: MessageKind)] {
    let now = circumstances(at: index)
    let violations = violations(at: index)
    let kinds = violations.map { violation in
      listed.contains(violation.rule)
        ? nil : kind(of: violation, at: index, in: now)
    }
    // Little is shown for an initial answer, and only messages that are shown are worded.
    guard kinds.contains(where: { $0 != nil }) else { return [] }
    var shown: [(index: Int, words: String, kind: MessageKind)] = []
    for (number, words) in words(ofViolationsAt: index).enumerated() {
      guard let kind = kinds[number] else { continue }
      let isBroken = !violations[number].isIncomplete && violations[number].severity == .error
      if view.errorsShown == .first, isBroken { return [(number, words, kind)] }
      // A message of several rules is shown once.
      if !shown.contains(where: { $0.words == words }) { shown.append((number, words, kind)) }
    }
    return view.errorsShown == .first ? Array(shown.prefix(1)) : shown
  }

  private func lines(of text: String, _ kind: MessageKind, width: Int) -> [MessageLine] {
    let glyphs = measures.glyphs
    return switch kind {
    case .hint: lines(of: text, mark: glyphs.hint, .hint, width: width)
    case .error: lines(of: text, mark: glyphs.error, .error, width: width)
    case .warning: lines(of: text, mark: glyphs.warning, .warning, width: width)
    case .remark: lines(of: text, mark: glyphs.remark, .hint, width: width)
    }
  }

  /// Wraps a text into lines of a width, with the mark before the first.
  private func lines(of text: String, mark: String, _ style: Style, width: Int) -> [MessageLine] {
    text.printable.wrapped(to: width).enumerated().map { number, line in
      MessageLine(mark: number == 0 ? mark : "", text: line, style: style)
    }
  }

  /// Returns the checklist: requirements that are met, and unmet ones as errors once errors are
  /// shown, or as soon as typing on cannot meet them, unless the policy is to wait.
  private func checklistLines(at index: Int, width: Int) -> [MessageLine] {
    let value = ruler.answers[form.fields[index].id]
    let glyphs = measures.glyphs
    let now = circumstances(at: index)
    let showsBroken = measures.fields[index].reveal.showsInvalid(in: now)
    return ruler.registrations[index].checklist(among: ruler.answers).flatMap { line in
      let text = words(of: line.requirement, at: index)
      return if line.standing == .met, !value.isBlank {
        lines(of: text, mark: glyphs.success, .success, width: width)
      } else if line.standing != .met,
        now.state.showsError || line.standing == .broken && showsBroken
      {
        lines(of: text, mark: glyphs.error, .error, width: width)
      } else {
        lines(of: text, mark: glyphs.hint, value.isBlank ? .quiet : .hint, width: width)
      }
    }
  }
}
