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
  var text: String
  /// Its style.
  let style: Style

  /// Whether it goes with the focus, so that it must not move anything.
  let isPassing: Bool
}

extension Screen {
  /// Returns the lines below a widget, and the hint or help that goes with the focus, as one line
  /// above the keys, if there are not enough rows for it; hints beside an error stay with it.
  func linesBelow(
    _ index: Int,
    width: Int,
    rows: Int
  ) -> (lines: [MessageLine], hint: MessageLine?) {
    let lines = messageLines(at: index, width: width)
    if lines.count <= rows || lines.contains(where: { $0.style == .error }) { return (lines, nil) }
    let passing = lines.filter(\.isPassing)
    let hint = passing.first.map { first in
      let text = passing.map(\.text).joined(separator: " ")
      return MessageLine(mark: first.mark, text: text, style: first.style, isPassing: true)
    }
    return (lines.filter { !$0.isPassing }, filling.focusedIndex == index ? hint : nil)
  }

  /// Returns the lines that concern a field: its checklist; then the violations that the reveal
  /// policy shows, or its help while it has the focus.
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
      return lines
        + self.lines(of: proposalWords, mark: narrator.glyphs.hint, .warning, width: width)
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
    return lines
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
  private func lines(
    of text: String,
    mark: String,
    _ style: Style,
    width: Int,
    isHelp: Bool = false
  ) -> [MessageLine] {
    text.printable.wrapped(to: width).enumerated().map { number, line in
      MessageLine(
        mark: number == 0 ? mark : "",
        text: line,
        style: style,
        isPassing: isHelp || style == .quiet || style == .hint && filling.errorsShown == .first
      )
    }
  }

  /// Returns the checklist: while it is typed, a meter with what is missing; once errors are shown,
  /// or typing on cannot meet a requirement, each requirement as met or as an error, unless the
  /// policy is to wait.
  private func checklistLines(at index: Int, width: Int) -> [MessageLine] {
    let value = filling.ruler.answers[facts.form.fields[index].id]
    let glyphs = narrator.glyphs
    let now = filling.circumstances(at: index)
    let checklist = filling.ruler.registrations[index].checklist(among: filling.ruler.answers)
    let isBroken = checklist.contains { $0.standing == .broken }
    let showsErrors =
      now.state.showsError || isBroken && facts.fields[index].reveal.showsInvalid(in: now)
    guard showsErrors, checklist.contains(where: { $0.standing != .met }) else {
      return filling.focusedIndex == index
        ? meter(of: checklist, isBlank: value.isBlank, at: index, width: width) : []
    }
    return checklist.flatMap { line in
      let text = narrator.words(of: line.requirement, at: index, in: filling)
      return if line.standing == .met, !value.isBlank {
        lines(of: text, mark: glyphs.success, .success, width: width)
      } else if now.state.showsError || line.standing == .broken {
        lines(of: text, mark: glyphs.error, .error, width: width)
      } else {
        lines(of: text, mark: glyphs.hint, .hint, width: width)
      }
    }
  }

  /// The width of a meter.
  private static let meterWidth = 10

  /// Returns the number of rows of the meter of a checklist of which nothing is met.
  func meterRows(at index: Int, width: Int) -> Int {
    let checklist = filling.ruler.registrations[index].checklist(among: filling.ruler.answers)
    return meter(of: checklist, isBlank: true, at: index, width: width).count
  }

  /// Returns how much of a checklist is met, and the words for the rest; nothing once all is.
  private func meter(
    of checklist: [ChecklistLine],
    isBlank: Bool,
    at index: Int,
    width: Int
  ) -> [MessageLine] {
    let open = isBlank ? checklist : checklist.filter { $0.standing != .met }
    guard !open.isEmpty else { return [] }
    let filled = Screen.meterWidth * (checklist.count - open.count) / checklist.count
    let words = open.map { narrator.words(of: $0.requirement, at: index, in: filling) }
    let bar =
      String(repeating: narrator.glyphs.meterFilled, count: filled)
      + String(repeating: narrator.glyphs.meterEmpty, count: Screen.meterWidth - filled)
    // No row begins with a separator, as it does not leave the word before it.
    let text = bar + " " + words.joined(separator: "\u{A0}\(narrator.glyphs.separator) ")
    return lines(of: text, mark: "", .hint, width: width, isHelp: true).map { line in
      var line = line
      line.text.replace("\u{A0}", with: " ")
      return line
    }
  }
}
