import FormFilling
import FormNarration
import FormValidation
import FormWidgets
import Forms

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

extension Screen {
  /// Returns the lines below a field's widget: its checklist; then at least one line, with the
  /// violations that the reveal policy shows, or its help while it has the focus.
  func messageLines(at index: Int, width: Int) -> [MessageLine] {
    var lines: [MessageLine] = []
    let listed = facts.fields[index].listedRules
    // If a required answer is missing, only that message is shown.
    let isMissing =
      filling.fields[index].state.showsError
      && filling.ruler.answers[facts.form.fields[index].id].isBlank
    if facts.form.fields[index].hasChecklist, !isMissing {
      lines = checklistLines(at: index, width: width)
    }
    let lineCount = lines.count
    if filling.hasLoads, let trouble = narrator.loadTrouble(at: index, in: filling) {
      lines += self.lines(of: trouble, .error, width: width)
    }
    for shown in narrator.shownMessages(at: index, listed: listed, in: filling) {
      lines += self.lines(of: shown.words, shown.kind, width: width)
    }
    if let proposalWords = narrator.proposalWords(at: index, in: filling) {
      return lines + self.lines(of: proposalWords, .hint, width: width)
    }
    if lines.count > lineCount { return lines }
    // The widget itself says that options are loading.
    if filling.isPending(at: index), !filling.outside.loads.isPending(.options(index)) {
      return lines
        + self.lines(of: narrator.waitingWords(at: index, in: filling), .hint, width: width)
    }
    // An open list or calendar takes the room and has its own keys.
    let help =
      filling.focusedIndex == index && !filling.fields[index].isOpen
      ? facts.form.fields[index].help ?? "" : ""
    for line in help.textLines { lines += self.lines(of: line, mark: "", .quiet, width: width) }
    if lines.isEmpty { return MessageLine.free }
    return lines.count == lineCount ? lines + MessageLine.free : lines
  }

  private func lines(of text: String, _ kind: MessageKind, width: Int) -> [MessageLine] {
    let glyphs = narrator.glyphs
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
    let value = filling.ruler.answers[facts.form.fields[index].id]
    let glyphs = narrator.glyphs
    let now = filling.circumstances(at: index)
    let showsBroken = facts.fields[index].reveal.showsInvalid(in: now)
    return filling.ruler.registrations[index].checklist(among: filling.ruler.answers).flatMap {
      line in
      let text = narrator.words(of: line.requirement, at: index, in: filling)
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
