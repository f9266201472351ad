import FormValidation

/// An open list of answers: the filter, the highlight, and the visible rows.
struct ChoiceMenu: Equatable, Sendable {
  /// The largest number of visible rows.
  static let rowLimit = 6

  /// The longest filter, in bytes.
  private static let filterLimit = 200

  /// The index of the choice when the list was opened.
  private(set) var before: Int?

  /// The filter for the labels.
  private(set) var filter = TextLine()

  /// The highlighted option, from 0 among the matching ones.
  private(set) var highlight = 0

  /// The visible rows, if there is room for the entire list.
  private var window: ListWindow

  /// Whether the visible rows were scrolled away from the highlight.
  private var isScrolled = false

  /// Whether the last key edited the filter instead of moving the highlight.
  private(set) var isTyping = false

  /// The matching choices; `nil` for all.
  private(set) var matches: ChoiceMatches?

  /// The rows of the entire list, and those shown.
  private var allRows: ChoiceRows
  private(set) var rows: ChoiceRows

  /// Opens a list at the chosen index, or at its start, with a limit on visible rows.
  init(of list: ChoiceList, at chosen: Int?, limit: Int = rowLimit) {
    window = ListWindow(limit: limit)
    before = chosen
    allRows = list.rows
    rows = list.rows
    highlight = chosen ?? 0
    move(to: highlight)
  }

  /// Shows another list instead of some options, with the same filter and the highlight on the same
  /// option, if it is still there.
  mutating func show(_ list: ChoiceList, insteadOf options: [Choice]) {
    func index(of value: Value) -> Int? { list.entries.firstIndex { $0.value == value } }
    let value = highlighted.map { options[$0].value }
    before = before.flatMap { index(of: options[$0].value) }
    allRows = list.rows
    matches = list.matches(of: filter.text)
    rows = matches.map { ChoiceRows(of: $0) } ?? allRows
    let same = value.flatMap { index(of: $0) }.flatMap { index in
      matches.map { $0.indices.firstIndex(of: index) } ?? index
    }
    let wasTyping = isTyping
    move(to: same ?? min(highlight, count - 1))
    isTyping = wasTyping
  }

  /// Whether the filter excludes choices.
  var isNarrowed: Bool { matches != nil }

  /// The number of matching options.
  var count: Int { rows.optionCount }

  /// Whether no option that matches can be chosen.
  var hasNoChoice: Bool { count == 0 || matches?.areDisabled == true }

  /// What a typed filter stands for: an option, or none.
  enum Meaning: Equatable {
    case option(Int)
    case refused(RefusedInput)

    /// Why it stands for no option, if it does not.
    var refusedInput: RefusedInput? {
      if case .refused(let input) = self { input } else { nil }
    }
  }

  /// Returns what the filter being typed stands for: its best match, if that is the only one of its
  /// kind or has that name; `nil` if nothing is being typed.
  func meaning(in list: ChoiceList) -> Meaning? {
    guard isTyping, let matches else { return nil }
    let best = matches.indices.prefix(matches.bestCount)
    if best.count == 1 { return .option(best[best.startIndex]) }
    if let index = list.index(named: filter.text), best.contains(index) { return .option(index) }
    if best.isEmpty { return .refused(refusal(in: list.entries)) }
    return .refused(.severalChoices(filter.text, count: matches.indices.count))
  }

  /// Returns what is wrong with a filter that matches no option that can be chosen.
  func refusal(in choices: [Choice]) -> RefusedInput {
    guard let index = matches?.indices.first else { return .noChoice(filter.text) }
    return .disabledChoice(filter.text, label: choices[index].shownLabel)
  }

  /// Returns the index in the list of a matching option, if it exists.
  func index(at option: Int) -> Int? {
    guard 0..<count ~= option else { return nil }
    return matches?.indices[option] ?? option
  }

  /// The index of the highlighted choice, if any.
  var highlighted: Int? { index(at: highlight) }

  /// Moves the highlight to an option, clamped to the ends of the list; one that cannot be chosen is
  /// skipped.
  mutating func move(to option: Int) {
    // Without a match there is no highlight, so the caret stays in the filter.
    if !hasNoChoice { isTyping = false }
    isScrolled = false
    highlight = max(0, rows.option(nearest: option, from: highlight))
    if count > 0 { window.show(option: highlight, in: rows) }
  }

  /// Edits the filter, and returns whether there was anything to edit.
  ///
  /// The best match is highlighted; without a filter, all choices are left and the chosen one is
  /// highlighted.
  mutating func edit(
    in list: ChoiceList,
    chosen: Int?,
    _ edit: (inout TextLine) -> KeyUse
  ) -> KeyUse {
    var edited = filter
    guard edit(&edited) == .used else { return .notUsed }
    if edited.text.utf8.count > ChoiceMenu.filterLimit { return .used }
    guard edited.text != filter.text else {
      // While no caret is shown, there is none to move.
      guard isTyping, !filter.text.isEmpty else { return .notUsed }
      filter = edited
      return .used
    }
    filter = edited
    matches = list.matches(of: filter.text)
    rows = matches.map { ChoiceRows(of: $0) } ?? allRows
    move(to: matches == nil ? chosen ?? 0 : 0)
    isTyping = true
    return .used
  }

  /// Filters a list by a text.
  mutating func filter(_ list: ChoiceList, by text: String, chosen: Int?) {
    _ = edit(in: list, chosen: chosen) { filter in
      filter.replace(with: text)
      return .used
    }
  }

  /// Returns the visible options and headings of a list in a room.
  func view(of choices: [Choice], in room: ListRoom) -> ListView {
    window(on: choices, in: room).view(of: rows.count) { height(of: $0, on: choices, room) }
  }

  /// Returns the matching option in a visible row of a list in a room, if there is one.
  func match(inRow row: Int, of list: ChoiceList, in room: ListRoom) -> Int? {
    view(of: list.entries, in: room).item(at: row).flatMap(rows.option)
  }

  /// Returns the index in the list of the option in a visible row, if there is one.
  func option(inRow row: Int, of list: ChoiceList, in room: ListRoom) -> Int? {
    match(inRow: row, of: list, in: room).flatMap(index)
  }

  /// Returns the number of rows of a list, up to a limit.
  func height(of choices: [Choice], in room: ListRoom, limit: Int) -> Int {
    ListWindow(limit: limit).height(of: rows.count) { height(of: $0, on: choices, room) }
  }

  /// Keeps what is visible in a room, so that the next move scrolls no further than needed.
  mutating func settle(on choices: [Choice], in room: ListRoom) {
    // A list that was never drawn has no limits.
    if room.isDrawn, !isScrolled { window.follow(window(on: choices, in: room)) }
  }

  /// Scrolls the visible rows without moving the highlight.
  mutating func scroll(by step: Int, on choices: [Choice], in room: ListRoom) {
    var view = window(on: choices, in: room)
    view.scroll(by: step, of: rows.count) { height(of: $0, on: choices, room) }
    window.follow(view)
    isScrolled = true
  }

  /// Moves the highlight into the visible rows of a room.
  mutating func highlightVisible(on choices: [Choice], in room: ListRoom) {
    let visible = view(of: choices, in: room).items.compactMap { rows.option(at: $0.item) }
    guard let first = visible.first, let last = visible.last else { return }
    highlight = rows.option(nearest: max(first, min(highlight, last)), from: highlight)
  }

  private func window(on choices: [Choice], in room: ListRoom) -> ListWindow {
    let row = isScrolled || count == 0 ? nil : rows.row(of: highlight)
    return window.narrowed(to: room.rows, showing: row, of: rows.count) {
      height(of: $0, on: choices, room)
    }
  }

  private func height(of item: Int, on choices: [Choice], _ room: ListRoom) -> Int {
    guard let index = rows.option(at: item).flatMap(index) else { return 1 }
    return choices[index].height(atWidth: room.columns)
  }
}

extension ChoiceMenu {
  /// The columns of an open list beside a label.
  static let columnsBeside = 4

  /// Draws the list below the first row of a canvas, in a room, and the highlighted choice's help
  /// below it.
  func draw(_ choices: [Choice], in room: ListRoom, on canvas: inout Canvas) {
    let view = view(of: choices, in: room)
    for (item, row, _) in view.items {
      switch rows.content(at: item) {
      case .heading(let title): canvas.writeHeading(title, row: row + 1)
      case .option(let option):
        guard let index = index(at: option) else { continue }
        let rows = row + 1..<view.rowCount + 1
        let columns = room.columns
        draw(choices[index], isHighlighted: option == highlight, in: rows, columns, on: &canvas)
      }
    }
    if view.items.isEmpty { canvas.write(canvas.words[.noMatch], row: 1, column: 2, style: .quiet) }
    canvas.markMore(of: view, from: 1)
    if let highlighted { canvas.writeHelp(of: choices[highlighted], from: 1 + view.rowCount) }
  }

  /// Draws a choice from the first of some rows on, as far as they reach.
  private func draw(
    _ choice: Choice,
    isHighlighted: Bool,
    in rows: Range<Int>,
    _ columns: Int,
    on canvas: inout Canvas
  ) {
    let style: Style = choice.isDisabled ? .quiet : isHighlighted ? .current : .plain
    let label = WrappedLabel(choice.shownLabel, columns: columns)
    if isHighlighted, !choice.isDisabled {
      for row in rows.prefix(label.lines.count) {
        canvas.fill(" ", count: canvas.size.columns, row: row, column: 0, style: style)
      }
    }
    for (row, line) in zip(rows, label.lines) {
      canvas.write(line, row: row, column: 2, style: style)
    }
    canvas.markMatch(of: filter.text, in: label, rows, column: 2, isHighlighted: isHighlighted)
    let row = rows.lowerBound
    if choice.isDisabled { canvas.write("-", row: row, column: 0, style: style) }
    if isHighlighted, !choice.isDisabled {
      canvas.write(canvas.glyphs.current + " ", row: row, column: 0, style: style)
    }
    if isHighlighted, !isTyping {
      canvas.placeCaret(row: row, column: min(2, canvas.size.columns - 1))
    }
  }
}

extension Canvas {
  /// Rewrites the letters of a label that match a filter in their own style, in the rows of its
  /// lines.
  mutating func markMatch(
    of filter: String,
    in label: WrappedLabel,
    _ rows: Range<Int>,
    column: Int,
    isHighlighted: Bool
  ) {
    let style: Style = isHighlighted ? .currentMatch : .mnemonic
    let text = label.text
    let parts = text.parts(matching: filter)
    if parts.isEmpty { return }
    for (row, line) in zip(rows, label.ranges) {
      for part in parts where part.overlaps(line) {
        let shown = part.clamped(to: line)
        let start = column + String(text[line.lowerBound..<shown.lowerBound]).cellWidth
        write(String(text[shown]), row: row, column: start, style: style)
      }
    }
  }

  /// Writes the heading of a group.
  mutating func writeHeading(_ title: String, row: Int) {
    let text = title.printable.fitted(to: max(1, size.columns - 2), glyphs)
    write(text, row: row, column: 0, style: .label)
  }
}
