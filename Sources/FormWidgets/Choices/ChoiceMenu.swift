/// An open list of answers: the filter, the highlight, and the visible rows.
struct ChoiceMenu: Equatable, Sendable {
  /// The largest number of visible rows.
  static let rowLimit = 6

  /// The longest filter, in bytes.
  private static let filterLimit = 200

  /// The index of the choice when the list was opened.
  let before: Int?

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
  private let allRows: ChoiceRows
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

  /// Whether the filter excludes choices.
  var isNarrowed: Bool { matches != nil }

  /// The number of matching options.
  var count: Int { rows.optionCount }

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
    if count > 0 { isTyping = false }
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
    rows = matches.map { ChoiceRows(optionCount: $0.indices.count) } ?? allRows
    move(to: matches == nil ? chosen ?? 0 : 0)
    isTyping = true
    return .used
  }

  /// Returns the window of visible rows.
  func window(in height: Int) -> ListWindow {
    let row = isScrolled || count == 0 ? nil : rows.row(of: highlight)
    return window.narrowed(to: height, showing: row, of: rows.count)
  }

  /// Scrolls the visible rows without moving the highlight.
  mutating func scroll(by step: Int, in height: Int) {
    var view = window(in: height)
    view.scroll(by: step, of: rows.count)
    window.follow(view)
    isScrolled = true
  }

  /// Moves the highlight into the visible rows of a height.
  mutating func highlightVisible(in height: Int) {
    let visible = window(in: height).rows(of: rows.count).compactMap(rows.option)
    guard let first = visible.first, let last = visible.last else { return }
    highlight = rows.option(nearest: max(first, min(highlight, last)), from: highlight)
  }
}

extension ChoiceMenu {
  /// Draws the list below the first row of a canvas, in a height, and the highlighted choice's help
  /// below it.
  func draw(_ choices: [Choice], in height: Int, on canvas: inout Canvas) {
    let window = window(in: height)
    let visible = window.rows(of: rows.count)
    for (offset, row) in visible.enumerated() {
      switch rows.content(at: row) {
      case .heading(let title): canvas.writeHeading(title, row: offset + 1)
      case .option(let option):
        guard let index = index(at: option) else { continue }
        draw(choices[index], isHighlighted: option == highlight, row: offset + 1, on: &canvas)
      }
    }
    if visible.isEmpty { canvas.write(canvas.words[.noMatch], row: 1, column: 2, style: .quiet) }
    canvas.markMore(of: rows.count, in: window, from: 1)
    if let highlighted { canvas.writeHelp(of: choices[highlighted], from: 1 + visible.count) }
  }

  private func draw(
    _ choice: Choice,
    isHighlighted: Bool,
    row: Int,
    on canvas: inout Canvas
  ) {
    let style: Style = choice.isDisabled ? .quiet : isHighlighted ? .current : .plain
    let room = max(1, canvas.size.columns - 4)
    let text = choice.label.printable.fitted(to: room, canvas.glyphs)
    if isHighlighted, !choice.isDisabled {
      canvas.fill(" ", count: canvas.size.columns, row: row, column: 0, style: style)
    }
    if choice.isDisabled { canvas.write("-", row: row, column: 0, style: style) }
    if isHighlighted {
      canvas.write(canvas.glyphs.current + " ", row: row, column: 0, style: style)
      if !isTyping { canvas.placeCaret(row: row, column: min(2, canvas.size.columns - 1)) }
    }
    canvas.write(text, row: row, column: 2, style: style)
    canvas.markMatch(in: text, of: filter.text, row: row, column: 2, isHighlighted: isHighlighted)
  }
}

extension Canvas {
  /// Rewrites the letters of a label that match a filter in their own style.
  mutating func markMatch(
    in label: String,
    of filter: String,
    row: Int,
    column: Int,
    isHighlighted: Bool
  ) {
    let style: Style = isHighlighted ? .currentMatch : .mnemonic
    for part in label.parts(matching: filter) {
      let start = column + String(label[..<part.lowerBound]).cellWidth
      write(String(label[part]), row: row, column: start, style: style)
    }
  }

  /// Writes the heading of a group, leaving some columns at the right.
  mutating func writeHeading(_ title: String, row: Int, leaving taken: Int = 0) {
    let text = title.printable.fitted(to: max(1, size.columns - 2 - taken), glyphs)
    write(text, row: row, column: 0, style: .label)
  }
}
