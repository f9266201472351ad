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
  let style: Style

  var isHelp = false

  /// The name of a key in it, drawn as in the key line; may be empty.
  var key = ""

  /// Creates a line, without a mark unless given.
  init(mark: String = "", _ text: String, style: Style, isHelp: Bool = false) {
    (self.mark, self.text, self.style, self.isHelp) = (mark, text, style, isHelp)
  }
}

/// The lines about a field.
extension Narrator {
  /// Returns the lines below a widget, and the hint or help that goes with the focus, as one line
  /// above the keys, if there are not enough rows for it; hints beside an error stay with it.
  func linesBelow(
    _ index: Int,
    of sheet: AnswerSheet,
    width: Int,
    rows: Int
  ) -> (lines: [MessageLine], hint: MessageLine?) {
    let lines = messageLines(at: index, of: sheet, width: width)
    if lines.count <= rows || lines.contains(where: { $0.style == .error }) { return (lines, nil) }
    // What goes with the focus must not move anything.
    let showsFirst = sheet.errorsShown == .first
    let isPassing = { (line: MessageLine) in line.isHelp || line.style == .hint && showsFirst }
    let passing = lines.filter(isPassing)
    let hint = passing.first.map { first in
      let text = passing.map(\.text).joined(separator: " ")
      return MessageLine(mark: first.mark, text, style: first.style)
    }
    return (lines.filter { !isPassing($0) }, sheet.focusedIndex == index ? hint : nil)
  }

  /// Returns the lines that concern a field: its checklist; then the violations that the reveal
  /// policy shows, or its help while it has the focus.
  private func messageLines(at index: Int, of sheet: AnswerSheet, width: Int) -> [MessageLine] {
    var lines: [MessageLine] = []
    let listed = sheet.facts.fields[index].listedRules
    // If a required answer is missing, only that message is shown.
    let isMissing =
      sheet.fields[index].state.showsError
      && sheet.ruler.answers[sheet.facts.form.fields[index].id].isBlank
    if sheet.facts.form.fields[index].hasChecklist, !isMissing {
      lines = checklistLines(at: index, of: sheet, width: width)
    }
    let lineCount = lines.count
    if !sheet.loads.isEmpty, let trouble = loadTrouble(at: index, in: sheet) {
      lines += self.lines(of: trouble, .error, width: width)
    }
    for shown in shownMessages(at: index, listed: listed, in: sheet) {
      lines += self.lines(of: shown.words, shown.kind, width: width)
    }
    if let proposalWords = proposalWords(at: index, in: sheet) {
      let key = sheet.focusedIndex == index ? Keymap.key(for: .acceptProposal) : nil
      return lines
        + self.lines(of: proposalWords, mark: glyphs.hint, .warning, width: width).map { line in
          var line = line
          line.key = name(of: key)
          return line
        }
    }
    if lines.count > lineCount { return lines }
    // The widget itself says that options are loading.
    if sheet.isPending(at: index), !sheet.loads.isPending(.options(index)) {
      return lines
        + self.lines(of: waitingWords(at: index, in: sheet), .hint, width: width)
    }
    // An open list or calendar takes the room and has its own keys.
    let help =
      sheet.focusedIndex == index && !sheet.fields[index].isOpen
      ? sheet.facts.form.fields[index].help ?? "" : ""
    for line in help.textLines { lines += self.lines(of: line, mark: "", .quiet, width: width) }
    return lines
  }

  private func lines(of text: String, _ kind: MessageKind, width: Int) -> [MessageLine] {
    switch kind {
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
        line,
        style: style,
        isHelp: isHelp || style == .quiet
      )
    }
  }

  /// Returns the checklist: while it is typed, a meter with what is missing; once errors are shown,
  /// or typing on cannot meet a requirement, each requirement as met or as an error, unless the
  /// policy is to wait.
  private func checklistLines(
    at index: Int,
    of sheet: AnswerSheet,
    width: Int
  ) -> [MessageLine] {
    let value = sheet.ruler.answers[sheet.facts.form.fields[index].id]
    let now = sheet.circumstances(at: index)
    let checklist = sheet.ruler.registrations[index].checklist(
      among: sheet.ruler.answers
    )
    let isBroken = checklist.contains { $0.standing == .broken }
    let showsErrors =
      now.state.showsError || isBroken && sheet.facts.fields[index].reveal.showsInvalid(in: now)
    guard showsErrors, checklist.contains(where: { $0.standing != .met }) else {
      return sheet.focusedIndex == index
        ? meter(of: checklist, isBlank: value.isBlank, at: index, of: sheet, width: width) : []
    }
    return checklist.flatMap { line in
      let text = words(of: line.requirement, at: index, in: sheet)
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
  func meterRows(at index: Int, of sheet: AnswerSheet, width: Int) -> Int {
    let checklist = sheet.ruler.registrations[index].checklist(
      among: sheet.ruler.answers
    )
    return meter(of: checklist, isBlank: true, at: index, of: sheet, width: width).count
  }

  /// Returns how much of a checklist is met, and the words for the rest; nothing once all is.
  private func meter(
    of checklist: [ChecklistLine],
    isBlank: Bool,
    at index: Int,
    of sheet: AnswerSheet,
    width: Int
  ) -> [MessageLine] {
    let open = isBlank ? checklist : checklist.filter { $0.standing != .met }
    guard !open.isEmpty else { return [] }
    let share = isBlank ? 0 : checklist.reduce(0) { $0 + $1.share } / Double(checklist.count)
    let filled = Int(share * Double(Narrator.meterWidth))
    let texts = open.map { line in
      let said = isBlank ? line.requirement : line.missing ?? line.requirement
      return words(of: said, at: index, in: sheet)
    }
    let bar =
      String(repeating: glyphs.meterFilled, count: filled)
      + String(repeating: glyphs.meterEmpty, count: Narrator.meterWidth - filled)
    // No row begins with a separator, as it does not leave the word before it.
    let text = bar + " " + texts.joined(separator: "\u{A0}\(glyphs.separator) ")
    // Each key changes it: another style takes up to 20 bytes more to switch to.
    return lines(of: text, mark: "", .plain, width: width, isHelp: true).map { line in
      var line = line
      line.text.replace("\u{A0}", with: " ")
      return line
    }
  }
}
