public import FormValidation

/// A list of short texts, drawn one after another, with a line of text at the end for the next one.
///
/// Enter and a comma add the typed text. Until then, it is already the last item of the answer, so
/// that it is validated while it is typed and not lost when the field is left.
public struct Tags: Widget {
  private static let keysOfAdding = [
    KeyHelp([.enter, .character(",")], .keyAddTyped, brief: .keyAdd), .typing,
  ]

  // Without a typed text, Enter moves on.
  private static let keysOfEmpty = [
    KeyHelp([.character(",")], .keyAddTypedOrEnter, brief: .keyAdd), .typing,
  ]

  // A narrow key line has no room for a key that adds nothing yet.
  private static let keysOfNarrowEmpty = [KeyHelp([.character(",")], .keyAddTypedOrEnter), .typing]

  /// The smallest width of an empty field that shows how to add texts.
  private static let columnsForEmpty = 20

  private static let keysOfItems = [
    KeyHelp([.left, .right], .keySelect, brief: .keySelect, showing: 2),
    KeyHelp([.backspace], .keyRemoveLast, brief: .keyRemove),
    KeyHelp([.character(",")], .keyAddTypedOrEnter), .typing,
  ]

  private static let keysOfSelected =
    [
      KeyHelp([.delete, .backspace], .keyRemove, brief: .keyRemove),
      KeyHelp([.left, .right], .keySelect, brief: .keySelect, showing: 2),
      KeyHelp(unlisted: [.escape]), .typing,
    ]

  /// The largest height.
  package static let rowLimit = 6

  /// The placeholder of the line for the next text.
  package let placeholder: String?

  /// Suggested texts, the likeliest first, as in a text field.
  package let suggestions: [String]

  /// Whether a text can be added twice.
  package let allowsDuplicates: Bool

  public let impliedRules: RuleSet

  /// The rules on the answer besides its own.
  private var rules: RuleSet = []

  /// The added texts.
  private(set) var items: [String]

  /// The text being typed.
  private(set) var line = TextLine()

  /// The index of the selected text; `nil` if keys go to the line.
  private(set) var selected: Int?

  /// Creates a list of texts, with limits on their number.
  public init(
    placeholder: String? = nil,
    suggestions: [String] = [],
    min: Int? = nil,
    max: Int? = nil,
    allowsDuplicates: Bool = false,
    items: [String] = []
  ) {
    self.placeholder = placeholder
    self.suggestions = suggestions
    self.items = items
    self.allowsDuplicates = allowsDuplicates
    let limits = [min.map(Clause.minItems), max.map(Clause.maxItems)].compactMap { $0 }
    impliedRules = RuleSet((allowsDuplicates ? [] : [.uniqueItems]) + limits)
  }

  /// The added texts and the typed one, unless that is among them.
  public var value: Value {
    get { .list((items + typed.filter { !isListed($0) }).map(Value.text)) }
    set {
      guard let values = [Value](newValue) else { return }
      let texts = values.compactMap { String($0) }
      guard texts.count == values.count, !texts.contains(where: { $0.isBlank }) else { return }
      items = texts
      line = TextLine()
      selected = nil
    }
  }

  /// Whether a text cannot be added, because it is in the list.
  private func isListed(_ text: String) -> Bool { !allowsDuplicates && items.contains(text) }

  /// The typed text, if there is one, or the texts in it.
  private var typed: [String] {
    line.text.isBlank
      ? [] : words(of: line.text[...]).map { $0.trimmingWhitespace }.map(String.init)
  }

  public var traits: WidgetTraits {
    let kept: Set = allowsDuplicates ? [] : ["unique_items"]
    return WidgetTraits(.list, keptRules: kept, wantedColumns: 60)
  }

  public var description: WidgetDescription {
    let typed = typed
    return WidgetDescription(
      textBeforeCaret: selected == nil ? line.beforeCaret : nil,
      placeholder: placeholder,
      part: selected.map { .option(items[$0], row: $0, count: items.count) },
      refusedInput: typed.first(where: isListed).map(RefusedInput.listed),
      isChosen: typed.isEmpty
    )
  }

  public func keys(in size: Size) -> [KeyHelp] {
    if selected != nil { return Tags.keysOfSelected }
    let keysOfBlank =
      size.columns < Tags.columnsForEmpty ? Tags.keysOfNarrowEmpty : Tags.keysOfEmpty
    let keysOfNone = items.isEmpty ? keysOfBlank : Tags.keysOfItems
    let keys = line.text.isEmpty ? keysOfNone : Tags.keysOfAdding
    if suggestions.isEmpty { return keys }
    return (suggestion(in: size) == nil ? .ofSuggesting : .ofSuggestion) + keys
  }

  public func height(in room: Size) -> Int {
    Swift.max(
      1,
      Swift.min(TagLayout(of: items, columns: room.columns).rows, room.rows, Tags.rowLimit)
    )
  }

  public mutating func handle(_ input: WidgetInput, in size: Size) -> KeyUse {
    switch input {
    case .key(let key): return press(key, in: size)
    case .paste(let text): return paste(text)
    case .pointer(let pointer): return point(pointer, in: size)
    case .commit: return addTyped()
    case .leave:
      selected = nil
      line.leave()
      return .used
    case .rules(let rules):
      self.rules = rules
      return .used
    case .line(let line):
      value = .list(line.listItems.flatMap { words(of: $0[...]) }.map { .text(String($0)) })
      return .used
    case .now, .language, .options: return .notUsed
    }
  }
}

extension Tags {
  private mutating func press(_ key: Key, in size: Size) -> KeyUse {
    if let selected, let use = press(key, onItem: selected) { return use }
    switch key {
    case .enter where line.text.isEmpty: return .notUsed
    case .enter, .character(","): return addTyped()
    // A blank before a text would only be removed.
    case .space where line.text.isEmpty: return .used
    case .space where endsItem: return addTyped()
    case .backspace, .control("h"):
      guard line.text.isEmpty, !items.isEmpty else { return line.press(key) }
      items.removeLast()
      return .used
    case .left, .control("b"):
      guard line.beforeCaret.isEmpty, line.edited.selection == nil, !items.isEmpty else {
        return line.press(key)
      }
      selected = items.count - 1
      return .used
    case _ where Key.accepting.contains(key):
      guard let suggestion = suggestion(in: size) else { return line.press(key) }
      line.accept(suggestion.whole)
      return .used
    // The filling undoes both additions and typing.
    case _ where [.undo, .redo].contains(EditingCommand(key)): return .notUsed
    default: return line.press(key)
    }
  }

  /// Handles a key on the selected text; `nil` if it goes to the line.
  private mutating func press(_ key: Key, onItem index: Int) -> KeyUse? {
    switch key {
    case .left, .control("b"): selected = Swift.max(0, index - 1)
    case .right, .control("f"): selected = index + 1 < items.count ? index + 1 : nil
    case .home, .control("a"): selected = 0
    case .end, .control("e"), .escape: selected = nil
    case .delete, .control("d"):
      items.remove(at: index)
      selected = index < items.count ? index : nil
    case .backspace, .control("h"):
      items.remove(at: index)
      selected = items.isEmpty ? nil : Swift.max(0, index - 1)
    default:
      guard key.typed != nil else { return .notUsed }
      selected = nil
      return nil
    }
    return .used
  }

  /// Adds the typed text; a duplicate is dropped and rejected.
  private mutating func addTyped() -> KeyUse {
    let added = typed
    line = TextLine()
    if let listed = added.first(where: isListed) { return .refused(.listed(listed)) }
    items += added
    return .used
  }

  /// Returns whether the rules accept a text as the only item.
  private func accepts(_ text: String) -> Bool { rules.verdict(on: .list([.text(text)])).isValid }

  /// Returns the texts between the blanks of one, if the rules accept each of them but not all of
  /// it: an address has no blanks, so `8.8.8.8 1.1.1.1` are two.
  private func words(of text: Substring) -> [Substring] {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard words.count > 1, words.allSatisfy({ accepts(String($0)) }),
      case .invalid = rules.verdict(on: .list([.text(String(text.trimmingWhitespace))]))
    else { return [text] }
    return words
  }

  /// Whether a space at the caret ends the typed text, which cannot contain one.
  private var endsItem: Bool {
    let text = line.text
    guard line.edited.caret == text.utf8.count, !typed.isEmpty else { return false }
    return words(of: "\(text) \(text)").count > 1 && !text.contains(where: \.isWhitespace)
  }

  /// Inserts a text; if it has commas or line breaks, or blanks that no item can have, adds the
  /// texts between them.
  private mutating func paste(_ text: String) -> KeyUse {
    selected = nil
    let parts = DroppedPaths(text)?.marked ?? parts(of: text)
    line.paste(String(parts[0]))
    for part in parts.dropFirst() {
      _ = addTyped()
      line.paste(String(part))
    }
    if parts.count > 1 { _ = addTyped() }
    return .used
  }

  /// Returns the texts between commas and line breaks.
  private func parts(of text: String) -> [Substring] {
    text.trimmingLineBreaks.split(omittingEmptySubsequences: false) { $0 == "," || $0.isNewline }
      .flatMap(words)
  }

  private mutating func point(_ pointer: Pointer, in size: Size) -> KeyUse {
    if pointer.action == .release { return .used }
    let layout = TagLayout(of: items, columns: size.columns)
    if let step = pointer.action.wheelStep { return scroll(by: step, layout, rows: size.rows) }
    let cell = cell(at: pointer.position, of: layout, rows: size.rows)
    if pointer.action == .press, let index = layout.item(at: cell) {
      selected = index
      return layout.isOnCross(cell) ? press(.delete, onItem: index) ?? .used : .used
    }
    guard pointer.action == .press || selected == nil else { return .used }
    selected = nil
    let column = cell.column - layout.line.column
    let inLine = Pointer(
      pointer.action,
      at: Position(row: 0, column: Swift.max(0, column)),
      movesFocus: pointer.movesFocus,
      clicks: pointer.clicks
    )
    return line.point(inLine, columns: size.columns - layout.line.column)
  }

  /// Scrolls texts that take more rows than there are, to the last one in the last row.
  private mutating func scroll(by step: Int, _ layout: TagLayout, rows: Int) -> KeyUse {
    guard layout.rows > rows else { return .notUsed }
    let top = Swift.max(0, Swift.min(top(of: layout, rows: rows) + step, layout.rows - rows))
    let last = top + rows - 1
    selected =
      last == layout.line.row ? nil : layout.corners.lastIndex { $0.row == last }
    return .used
  }

  /// Returns the first suggestion that begins with the typed text and is not listed.
  private func suggestion(in size: Size) -> (whole: String, rest: String)? {
    guard !suggestions.isEmpty else { return nil }
    let layout = TagLayout(of: items, columns: size.columns)
    return line.suggestion(
      among: suggestions.filter { !items.contains($0) },
      in: size.columns - layout.line.column
    )
  }

  /// Returns the cell of the layout that is drawn at a cell.
  private func cell(at cell: Position, of layout: TagLayout, rows: Int) -> Position {
    Position(row: cell.row + top(of: layout, rows: rows), column: cell.column)
  }

  /// Returns the first visible row, such that the caret is visible.
  private func top(of layout: TagLayout, rows: Int) -> Int {
    let row = selected.map { layout.corners[$0].row } ?? layout.line.row
    return Swift.max(0, row - rows + 1)
  }
}

extension Tags: PointedWidget {
  package var pointedOptions: [Choice] { items.map { Choice(.text($0)) } }

  package func option(at cell: Position, in size: Size) -> Int? {
    let layout = TagLayout(of: items, columns: size.columns)
    return layout.item(at: self.cell(at: cell, of: layout, rows: size.rows))
  }
}

extension Tags {
  /// Draws the texts, `[swift ×] [linux ×]`, and after them the line.
  public func draw(on canvas: inout Canvas) {
    let size = canvas.size
    let layout = TagLayout(of: items, columns: size.columns)
    let top = top(of: layout, rows: size.rows)
    for (index, corner) in layout.corners.enumerated() where top..<top + size.rows ~= corner.row {
      let isSelected = canvas.isFocused && selected == index
      let text = items[index].printable.fitted(to: layout.textLimit, canvas.glyphs)
      let chip = "[\(text) \(canvas.glyphs.remove)]"
      let row = corner.row - top
      canvas.write(
        chip,
        row: row,
        column: corner.column,
        style: isSelected ? .selection : .value
      )
      if isSelected { canvas.placeCaret(row: row, column: corner.column + 1) }
    }
    if top..<top + size.rows ~= layout.line.row {
      drawLine(at: Position(row: layout.line.row - top, column: layout.line.column), on: &canvas)
    }
    canvas.markMore(above: top > 0, below: top + size.rows < layout.rows, in: 0..<size.rows)
  }

  private func drawLine(at corner: Position, on canvas: inout Canvas) {
    let suggestion = canvas.isFocused && selected == nil ? suggestion(in: canvas.size) : nil
    let size = Size(columns: canvas.size.columns - corner.column, rows: 1)
    let isFocused = canvas.isFocused && selected == nil
    canvas.draw(at: corner, size: size, isFocused: isFocused) { part in
      part.draw(line, placeholder: items.isEmpty ? placeholder : nil)
      guard let rest = suggestion?.rest else { return }
      part.write(rest, row: 0, column: line.text.shown.cellWidth, style: .placeholder)
    }
  }
}

/// Where tags are in a width, one after another, and the line after them.
private struct TagLayout {
  /// The smallest width of the line beside a tag.
  private static let lineMinimum = 12

  /// The first cell of each tag, and their widths.
  private(set) var corners: [Position] = []
  private var widths: [Int] = []

  /// The first cell of the line.
  private(set) var line = Position(row: 0, column: 0)

  /// The largest width of the text of a tag.
  let textLimit: Int

  /// The number of rows.
  var rows: Int { line.row + 1 }

  /// - Complexity: O(n), in characters of the texts.
  init(of items: [String], columns: Int) {
    textLimit = max(1, columns - 4)
    var end = line
    for item in items {
      let width = min(item.printable.cellWidth, textLimit) + 4
      if end.column > 0, end.column + width > columns {
        end = Position(row: end.row + 1, column: 0)
      }
      corners.append(end)
      widths.append(width)
      end = Position(row: end.row, column: end.column + width + 1)
    }
    let needed = min(TagLayout.lineMinimum, columns)
    line = end.column + needed > columns ? Position(row: end.row + 1, column: 0) : end
  }

  /// Returns the tag at a cell, if any.
  func item(at cell: Position) -> Int? {
    corners.indices.first { index in
      cell.row == corners[index].row
        && corners[index].column..<corners[index].column + widths[index] ~= cell.column
    }
  }

  /// Returns whether a cell of a tag is the cross that removes it, or next to it.
  func isOnCross(_ cell: Position) -> Bool {
    item(at: cell).map { cell.column >= corners[$0].column + widths[$0] - 2 } ?? false
  }
}
