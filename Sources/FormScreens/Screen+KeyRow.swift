import FormFilling
import FormNarration
import FormValidation
import FormWidgets
import Forms

/// The key line: the keys that are available now, those of the focused widget first.
extension Screen {
  /// The values that the key line depends on.
  struct KeyRow: Equatable, Sendable {
    let focus: Focus
    let widgetKeys: [KeyHelp]
    let showsProblem: Bool
    let hasNextPage: Bool
    let hidesTextBelow: Bool
    let hidesFocusBelow: Bool
    let mode: Filling.Mode?
    let answer: Bool?
  }

  /// Returns the key line on a screen of a size.
  func keyRow(on screen: Size, reusing blocks: inout DrawnBlocks) -> [Span] {
    let hasNextPage = filling.openPage(after: filling.page, step: 1) != nil
    var widgetKeys: [KeyHelp] = []
    // A closure here would copy the screen.
    if let index = filling.focusedIndex { widgetKeys = keysOfField(at: index, on: screen) }
    let content = KeyRow(
      focus: filling.focus,
      widgetKeys: widgetKeys,
      showsProblem: showsProblem,
      hasNextPage: hasNextPage,
      hidesTextBelow: hidesTextBelow(on: screen),
      hidesFocusBelow: hidesFocusBelow(on: screen),
      mode: modalMode,
      answer: view.answer
    )
    if let drawn = blocks.keyLine, drawn.content == content { return drawn.row }
    let drawn = block(columns: screen.columns, rows: 1) { canvas in
      for (hint, column) in placedHints(on: screen) { draw(hint, on: &canvas, column: column) }
    }
    blocks.keyLine = (content, drawn.rows[0])
    return drawn.rows[0]
  }

  /// Returns the key of the entry at a cell of the key line, if any.
  func key(inKeyRowAt position: Position, on size: Size) -> Key? {
    let isShown =
      size.rows >= Screen.roomyRows || filling.notice == nil || filling.isAsking
    guard isShown, position.row == size.rows - 1 else { return nil }
    return key(at: position.column, in: placedHints(on: size))
  }

  /// Returns the entries of the help page's key line, with their columns.
  func placedHelpHints(columns: Int) -> [(hint: KeyHint, column: Int)] {
    let more = hint([.pageDown], narrator[.moreBelow])
    var back = hint([.escape], narrator[.backToForm])
    if 1 + back.width + 2 + more.width > columns {
      back = hint([.escape], narrator[.keyClose])
    }
    return [(back, 1), (more, min(1 + back.width + 2, columns - more.width))]
  }

  /// Returns the key of the entry at a cell of the help page's key line, if any.
  func key(inHelpRowAt position: Position, on size: Size) -> Key? {
    guard position.row == size.rows - 1 else { return nil }
    return key(at: position.column, in: placedHelpHints(columns: size.columns))
  }

  /// Draws an entry starting at a column.
  func draw(_ hint: KeyHint, on canvas: inout Canvas, row: Int = 0, column: Int) {
    let width = hint.nameWidth
    let end = canvas.put(
      hint.name,
      width: width,
      row: row,
      column: column,
      style: .key,
      on: .keyCap
    )
    canvas.write(hint.word, row: row, column: end + 1, style: .quiet)
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

  /// Returns the key for a press on a cell of the entry: on the last name, the last key; elsewhere,
  /// the first.
  func key(at cell: Int) -> Key? {
    nameWidth - lastWidth..<nameWidth ~= cell ? keys.last : keys.first
  }
}

/// The room in a key line, which always has the entry that ends the form, shortened before another
/// one is dropped.
private struct KeyLine {
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

extension Screen {
  /// Whether there is a problem on the screen that keys can move to.
  private var showsProblem: Bool {
    if !filling.problems.shown.isEmpty { return true }
    guard let index = filling.focusedIndex else { return false }
    let violations = filling.verdict(at: index).violations
    guard !violations.isEmpty else { return false }
    let (reveal, now) = (facts.fields[index].reveal, filling.circumstances(at: index))
    return violations.contains { reveal.kind(of: $0, in: now) == .error }
  }

  /// The width of the smallest screen whose entries are always apart.
  private static let columnsForGap = 24

  /// Returns the entries that fit, with their columns: the widget's at the left edge, and the
  /// form's at the right, where changes of the widget do not move them.
  private func placedHints(on screen: Size) -> [(hint: KeyHint, column: Int)] {
    if let hints = modalHints {
      let columns = screen.columns
      let shown = shortened(hints).first { 1 + KeyHint.width(of: $0) <= columns }
      return place(shown ?? [], from: 1, to: columns)
    }
    let ofForm = hintsOfForm(on: screen).filter {
      !facts.form.isQuestion || $0.action != .intent(.submit)
    }
    let others = ofForm.filter { $0.action != .intent(.interrupt) }
    // While the field with the focus is below the view, what leads there comes first.
    let isLeading = hidesFocusBelow(on: screen)
    let isNarrow = isLeading && screen.columns < Screen.columnsForGap
    let gap = isNarrow ? KeyHint.narrowGap : KeyHint.gap
    var line = KeyLine(
      columns: screen.columns,
      wayOut: ofForm.first { $0.action == .intent(.interrupt) }?.hint,
      gap: gap
    )
    let first = isLeading ? others.filter { $0.action == .intent(.nextPage) } : []
    let isFirstAdded = first.contains { line.adds($0.hint) }
    let atLeft = hintsAtLeft(on: screen).filter { line.adds($0) }
    let atRight = others.filter {
      isFirstAdded && $0.action == first[0].action || line.adds($0.hint)
    }
    let right =
      atRight.filter(\.isPassing).map(\.hint) + atRight.filter { !$0.isPassing }.map(\.hint)
      + [line.wayOut].compactMap { $0 }
    let start = 1 + KeyHint.width(of: atLeft, gap: gap) + (atLeft.isEmpty ? 0 : gap)
    let end = screen.columns - 1 - KeyHint.width(of: right, gap: gap)
    let corner = facts.form.isQuestion ? start : max(start, end)
    return place(atLeft, from: 1, to: screen.columns, gap: gap)
      + place(right, from: corner, to: screen.columns, gap: gap)
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

  /// The mode, if it has entries of its own.
  private var modalMode: Filling.Mode? { filling.isModal ? filling.mode : nil }

  /// The entries of a mode that asks or waits.
  private var modalHints: [KeyHint]? {
    switch filling.mode {
    case .confirmingSubmit, .confirmingLeave, .offeringDraft:
      answerKeys.filter { !$0.keys.isEmpty }.map { hint($0.keys, $0.word) }
    case .handingOver: [hint([.escape], narrator[.cancel])]
    case .filling, .submitting: nil
    }
  }

  /// Returns the entries of a mode that asks, in full, and shorter and shorter: at last, only that of
  /// the answer that loses nothing.
  private func shortened(_ hints: [KeyHint]) -> [[KeyHint]] {
    let short = hints.map { entry in
      isHarmless(entry) ? hint([entry.keys[entry.keys.count - 1]], entry.word) : entry.shortened
    }
    let least = [hints.filter(isHarmless), short.filter(isHarmless)]
    return [hints, hints.map(\.shortened), short] + least
  }

  /// Returns whether an entry of a mode that asks loses nothing.
  private func isHarmless(_ hint: KeyHint) -> Bool {
    let isOfYes = !hint.keys.contains(.escape)
    return isOfYes == isYesHarmless
  }

  /// The entries at the left edge: the widget's, after the key that answers a single question.
  private func hintsAtLeft(on screen: Size) -> [KeyHint] {
    let submit =
      facts.form.isQuestion ? hintsOfForm(on: screen).first { $0.action == .intent(.submit) } : nil
    return [submit?.hint].compactMap { $0 } + hintsOfWidget(on: screen)
  }

  private func hintsOfWidget(on screen: Size) -> [KeyHint] {
    switch filling.focus {
    case .field(let index):
      (keysOfField(at: index, on: screen) + editorHelp(at: index)).compactMap { help in
        help.brief.map { hint(Array(help.briefKeys), words(of: $0)) }
      }
    case .answer: [hint([.enter], narrator[.keyChange])]
    default: []
    }
  }

  /// The entries of the form, the most useful first, and whether each appears only with problems.
  private func hintsOfForm(
    on screen: Size
  ) -> [(hint: KeyHint, action: Keymap.Action, isPassing: Bool)] {
    let own = filling.focusedIndex.map { keysOfField(at: $0, on: screen) } ?? []
    let scrolls = hidesTextBelow(on: screen)
    return Keymap.rows.compactMap { row in
      let isScroll = scrolls && row.action == .intent(.nextPage)
      guard row.isOnKeyLine, isScroll || isUseful(row.action) else { return nil }
      if row.action == .intent(.submit), showsEnterForSubmit(beside: own) {
        return (hint([.enter], narrator[row.word]), row.action, false)
      }
      let word: Word =
        switch row.action {
        case .intent(.switchErrors) where filling.errorsShown == .all: .oneError
        case .intent(.nextPage) where scrolls: .moreBelow
        default: row.word
        }
      let isPassing = row.action == .intent(.nextProblem) || row.action == .intent(.switchErrors)
      return row.keys.first { key in !own.contains { $0.uses(key) } }
        .map { (hint([$0], narrator[word]), row.action, isPassing) }
    }
  }

  /// Whether Enter submits now, and is not shown for what the widget does with it.
  private func showsEnterForSubmit(beside own: [KeyHelp]) -> Bool {
    guard let index = filling.focusedIndex, enterSubmits(at: index) else { return false }
    return !own.contains { $0.briefKeys.contains(.enter) }
  }

  /// Returns whether an action of the key line has an effect now.
  private func isUseful(_ action: Keymap.Action) -> Bool {
    switch action {
    case .intent(.next): !facts.form.isQuestion
    case .intent(.nextPage): filling.openPage(after: filling.page, step: 1) != nil
    case .intent(.nextProblem), .intent(.switchErrors): showsProblem && !facts.form.isQuestion
    default: true
    }
  }

  private func hint(_ keys: [Key], _ word: String) -> KeyHint {
    let (name, last) = narrator.keys.briefName(of: keys, narrator.glyphs)
    return KeyHint(keys: keys, name: name, word: word, nameWidth: name.cellWidth, lastWidth: last)
  }

  private func key(at column: Int, in placed: [(hint: KeyHint, column: Int)]) -> Key? {
    let found = placed.first { $0.column..<$0.column + $0.hint.width ~= column }
    return found.flatMap { $0.hint.key(at: column - $0.column) }
  }
}
