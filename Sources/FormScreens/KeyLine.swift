import FormFilling
import FormNarration
import FormValidation
import FormWidgets
import Forms

/// The key line: the keys that are available now, those of the focused widget first.
struct KeyLine {
  /// What it depends on, besides the form and the number of messages that a field shows.
  struct State: Equatable, Sendable {
    let focus: Focus
    /// The keys that the focused widget uses.
    let widgetKeys: [KeyHelp]
    /// Whether there is a problem on the screen that keys can move to.
    let showsProblem: Bool
    let hasNextPage: Bool
    /// Whether the key for the next page first scrolls to text on this one, or to that of a question.
    let hidesTextBelow: Bool
    /// Whether text hides the field with the focus, which is below the view.
    let hidesFocusBelow: Bool
    /// The mode, if it has entries of its own, and the answer that a key selected.
    let mode: Filling.Mode?
    let answer: Bool?
  }

  private let state: State

  /// Whether Enter submits in the focused field.
  private let enterSubmits: Bool

  private let circumstances: Set<Keymap.Circumstance>

  /// The question that is asked, if any.
  private let question: FormQuestion?

  private let facts: FormFacts
  private let narrator: Narrator

  /// Determines the key line of a screen of a size, given its state.
  init(_ state: State, of screen: Screen) {
    self.state = state
    enterSubmits = screen.filling.sheet.focusedIndex.map(screen.enterSubmits) ?? false
    circumstances = screen.circumstances.union(state.hidesTextBelow ? [.hidesTextBelow] : [])
    (question, facts, narrator) = (screen.question, screen.facts, screen.narrator)
  }

  /// Draws the entries in a row.
  func draw(on canvas: inout Canvas) {
    for (hint, column) in placedHints(columns: canvas.size.columns) {
      canvas.write(hint, row: 0, column: column)
    }
  }

  /// Returns the key of the entry at a column of a row, if any.
  func key(at column: Int, columns: Int) -> Key? {
    KeyHint.key(at: column, in: placedHints(columns: columns))
  }

  private var isQuestion: Bool { facts.form.isQuestion }

  /// The width of the smallest screen whose entries are always apart.
  private static let columnsForGap = 24

  /// Returns the entries that fit, with their columns: the widget's at the left edge, and the
  /// form's at the right, where changes of the widget do not move them.
  private func placedHints(columns: Int) -> [(hint: KeyHint, column: Int)] {
    if let hints = modalHints {
      let all = shortened(hints)
      let shown = (all.map { $0 + hintForMore } + all).first {
        1 + KeyHint.width(of: $0) <= columns
      }
      return place(shown ?? [], from: 1, to: columns)
    }
    let ofForm = hintsOfForm.filter { !isQuestion || $0.row.action != .intent(.submit) }
    let others = ofForm.filter { $0.row.action != .intent(.interrupt) }
    // While the field with the focus is below the view, what leads there comes first.
    let isNarrow = state.hidesFocusBelow && columns < KeyLine.columnsForGap
    let gap = isNarrow ? KeyHint.narrowGap : KeyHint.gap
    var line = KeyRoom(
      columns: columns,
      wayOut: ofForm.first { $0.row.action == .intent(.interrupt) }?.hint,
      gap: gap
    )
    let first = state.hidesFocusBelow ? others.filter { $0.row.action == .intent(.nextPage) } : []
    let isFirstAdded = first.contains { line.adds($0.hint) }
    let atLeft = hintsAtLeft.filter { line.adds($0) }
    let atRight = others.filter {
      isFirstAdded && $0.row.action == first[0].row.action || line.adds($0.hint)
    }
    let right =
      atRight.filter { $0.row.keyLineUse == .withProblems }.map(\.hint)
      + atRight.filter { $0.row.keyLineUse != .withProblems }.map(\.hint)
      + [line.wayOut].compactMap { $0 }
    let start = 1 + KeyHint.width(of: atLeft, gap: gap) + (atLeft.isEmpty ? 0 : gap)
    let end = columns - 1 - KeyHint.width(of: right, gap: gap)
    return place(atLeft, from: 1, to: columns, gap: gap)
      + place(right, from: isQuestion ? start : max(start, end), to: columns, gap: gap)
  }

  /// Returns the entries that fit between two columns, from left to right.
  private func place(
    _ hints: [KeyHint],
    from start: Int,
    to end: Int,
    gap: Int = KeyHint.gap
  ) -> [(hint: KeyHint, column: Int)] {
    var column = start
    var placed: [(hint: KeyHint, column: Int)] = []
    for hint in hints where column + hint.width <= end {
      placed.append((hint, column))
      column += hint.width + gap
    }
    return placed
  }

  /// The entries of a mode that asks or waits.
  private var modalHints: [KeyHint]? {
    if let question {
      return question.answerKeys.filter { !$0.keys.isEmpty }.map { narrator.hint($0.keys, $0.word) }
    }
    return state.mode == .handingOver ? [narrator.hint([.escape], narrator[.cancel])] : nil
  }

  /// The entry for the rest of a question's text, if not all of it is in view.
  private var hintForMore: [KeyHint] {
    let row = Keymap.rows.first { $0.action == .intent(.nextPage) && state.hidesTextBelow }
    return row.map { [narrator.hint([$0.keys[0]], narrator[$0.word(in: circumstances)])] } ?? []
  }

  /// Returns the entries of a mode that asks, in full, and shorter and shorter: at last, only that of
  /// the answer that loses nothing.
  private func shortened(_ hints: [KeyHint]) -> [[KeyHint]] {
    let short = hints.map { entry in
      isHarmless(entry)
        ? narrator.hint([entry.keys[entry.keys.count - 1]], entry.word) : entry.shortened
    }
    let least = [hints.filter(isHarmless), short.filter(isHarmless)]
    return [hints, hints.map(\.shortened), short] + least
  }

  /// Returns whether an entry of a mode that asks loses nothing.
  private func isHarmless(_ hint: KeyHint) -> Bool {
    let isOfYes = !hint.keys.contains(.escape)
    return isOfYes == question?.isYesHarmless
  }

  /// The entries at the left edge: the widget's, after the key that answers a single question.
  private var hintsAtLeft: [KeyHint] {
    let submit = isQuestion ? hintsOfForm.first { $0.row.action == .intent(.submit) } : nil
    return [submit?.hint].compactMap { $0 } + hintsOfWidget
  }

  private var hintsOfWidget: [KeyHint] {
    switch state.focus {
    case .field(let index):
      (state.widgetKeys + facts.editorHelp(at: index)).compactMap { help in
        help.brief.map { brief in
          narrator.hint(Array(help.briefKeys), narrator.words(of: brief, in: facts.form))
        }
      }
    case .answer: [narrator.hint([.enter], narrator[.keyChange])]
    default: []
    }
  }

  /// The entries of the form, the most useful first.
  private var hintsOfForm: [(hint: KeyHint, row: Keymap.Row)] {
    Keymap.rows.filter(isUseful).compactMap { row in
      let isEnter = row.action == .intent(.submit) && showsEnterForSubmit
      let keys = isEnter ? [.enter] : row.keys.filter { !usesInWidget($0) }
      let word = narrator[row.word(in: circumstances)]
      return keys.first.map { (narrator.hint([$0], word), row) }
    }
  }

  private func usesInWidget(_ key: Key) -> Bool { state.widgetKeys.contains { $0.uses(key) } }

  /// Whether Enter submits now, and is not shown for what the widget does with it.
  private var showsEnterForSubmit: Bool {
    enterSubmits && !state.widgetKeys.contains { $0.briefKeys.contains(.enter) }
  }

  /// Returns whether the key line shows an action, because it has an effect now.
  private func isUseful(_ row: Keymap.Row) -> Bool {
    switch (row.keyLineUse, row.need) {
    case (.never, _): false
    case (.withProblems, _): state.showsProblem && !isQuestion
    case (.always, .fields): !isQuestion
    case (.always, .pages): state.hasNextPage || state.hidesTextBelow
    case (.always, .repeatedGroups): !facts.form.lists.isEmpty
    case (.always, nil): true
    }
  }
}

extension Screen {
  /// What changes the words for keys, besides where the view is.
  var circumstances: Set<Keymap.Circumstance> {
    var circumstances: Set<Keymap.Circumstance> = []
    if facts.form.enterUse == .submit { circumstances.insert(.enterSubmits) }
    if filling.sheet.errorsShown == .all { circumstances.insert(.showsAllErrors) }
    return circumstances
  }
}

extension KeyLine.State {
  /// Determines the state of a screen of a size.
  init(of screen: borrowing Screen, on size: Size) {
    focus = screen.filling.sheet.focus
    if let index = screen.filling.sheet.focusedIndex {
      widgetKeys = screen.keysOfField(at: index, on: size)
    } else {
      widgetKeys = []
    }
    showsProblem = KeyLine.State.showsProblem(in: screen.filling.sheet)
    hasNextPage = screen.filling.sheet.openPage(after: screen.filling.sheet.page, step: 1) != nil
    hidesTextBelow = screen.questionBox(on: size)?.hasMoreBelow ?? screen.hidesTextBelow(on: size)
    hidesFocusBelow = screen.hidesFocusBelow(on: size)
    mode = screen.filling.mode.isModal ? screen.filling.mode : nil
    answer = screen.view.answer
  }

  private static func showsProblem(in sheet: AnswerSheet) -> Bool {
    if !sheet.problems.shown.isEmpty { return true }
    guard let index = sheet.focusedIndex else { return false }
    let violations = sheet.verdict(at: index).violations
    guard !violations.isEmpty else { return false }
    let (reveal, now) = (sheet.facts.fields[index].reveal, sheet.circumstances(at: index))
    return violations.contains { reveal.kind(of: $0, in: now) == .error }
  }
}

/// An entry of the key line: keys and what they do.
struct KeyHint {
  let keys: [Key]
  let name: String
  let word: String

  /// The width of the names of all keys, and of the last one.
  let nameWidth: Int
  let lastWidth: Int

  /// The width of the entry.
  var width: Int { nameWidth + 1 + word.cellWidth }

  /// The cells between two entries, and on a narrow screen between those that must be there.
  static let gap = 2
  static let narrowGap = 1

  /// Returns the width of entries beside each other.
  static func width(of hints: [KeyHint], gap: Int = gap) -> Int {
    hints.reduce(0) { $0 + $1.width } + max(0, hints.count - 1) * gap
  }

  /// The entry with the usual short name of a key that is held with Control: `^C`.
  var shortened: KeyHint {
    guard keys.count == 1, keys[0].modifiers == .control, case .character(let key) = keys[0].symbol
    else { return self }
    let name = "^" + key.uppercased()
    let width = name.cellWidth
    return KeyHint(keys: keys, name: name, word: word, nameWidth: width, lastWidth: width)
  }

  /// Returns the key of the entry at a column, given entries with their columns.
  static func key(at column: Int, in placed: [(hint: KeyHint, column: Int)]) -> Key? {
    let found = placed.first { $0.column..<$0.column + $0.hint.width ~= column }
    return found.flatMap { $0.hint.key(at: column - $0.column) }
  }

  /// Returns the key for a press on a cell of the entry: on the last name, the last key; elsewhere,
  /// the first.
  func key(at cell: Int) -> Key? {
    nameWidth - lastWidth..<nameWidth ~= cell ? keys.last : keys.first
  }
}

/// The room in a key line, which always has the entry that ends the form, shortened before another
/// one is dropped.
private struct KeyRoom {
  private let last: KeyHint?
  private let gap: Int
  private var room: Int

  init(columns: Int, wayOut: KeyHint?, gap: Int) {
    last = wayOut
    self.gap = gap
    room = columns - 1 - (wayOut?.shortened.width ?? -gap)
  }

  /// The last entry, in full if there is room.
  var wayOut: KeyHint? {
    last.map { $0.width - $0.shortened.width <= room ? $0 : $0.shortened }
  }

  /// Adds an entry if it fits, and returns whether it does.
  mutating func adds(_ hint: KeyHint) -> Bool {
    guard hint.width + gap <= room else { return false }
    room -= hint.width + gap
    return true
  }
}

extension Narrator {
  /// Returns an entry of a key line.
  func hint(_ keys: [Key], _ word: String) -> KeyHint {
    let (name, last) = self.keys.briefName(of: keys, glyphs)
    return KeyHint(keys: keys, name: name, word: word, nameWidth: name.cellWidth, lastWidth: last)
  }

  /// Returns the effect of keys, in the form's language.
  func words(of meaning: KeyHelp.Meaning, in form: Form) -> String {
    switch meaning {
    case .own(let word): self[word]
    case .given(let message): message.text([:], in: form.messages.language)
    }
  }
}

extension Canvas {
  /// Writes an entry of a key line starting at a column.
  mutating func write(_ hint: KeyHint, row: Int, column: Int) {
    let width = hint.nameWidth
    let end = put(hint.name, width: width, row: row, column: column, style: .key, on: .keyCap)
    write(hint.word, row: row, column: end + 1, style: .quiet)
  }
}
