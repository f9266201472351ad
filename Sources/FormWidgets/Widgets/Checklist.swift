public import FormValidation

/// Several choices from a list, one per row.
///
/// Typed text filters the list, best match first, until the field is left; after a choice is
/// checked, the next letter begins another filter.
public struct Checklist: Widget {
  private static let keysOfShort = keys(offersAll: false)
  private static let keysOfLong = keys(offersAll: true)
  private static let keysOfNarrowed = .ofClearing + keysOfShort

  /// Returns the keys; the line of a short list, which is checked row by row, and of one that cannot
  /// be checked completely has fewer.
  private static func keys(offersAll: Bool) -> [KeyHelp] {
    [
      KeyHelp([.space], .keyMark, brief: .keyCheck),
      KeyHelp(
        [.character("+"), .character("-"), .character("*")],
        .keyMarkAll,
        brief: offersAll ? .keyAllNone : nil,
        showing: 2
      ),
      KeyHelp(from: "a", to: "z", .keyNarrow),
    ]
  }

  /// The largest height.
  package static let rowLimit = 8

  /// The fewest and most choices, if limited.
  package let min: Int?
  package let max: Int?

  public let impliedRules: RuleSet

  /// The options offered.
  private var options: OfferedOptions

  /// Whether each choice is checked.
  private(set) var marks: [Bool]

  /// The filter, the highlight and the visible rows.
  private(set) var menu: ChoiceMenu

  /// Creates a list of choices, some of them checked if they exist.
  ///
  /// Blank choices are dropped, and all but the first of those with the same value; an empty list
  /// says that there are no options.
  public init(
    _ choices: [Choice],
    min: Int? = nil,
    max: Int? = nil,
    marked: [Value] = []
  ) {
    self.init(options: .listed(choices), min: min, max: max, marked: marked)
  }

  /// Creates a list of choices from a source, some of them checked once they are available.
  public init(
    options source: OptionSource,
    min: Int? = nil,
    max: Int? = nil,
    marked: [Value] = []
  ) {
    self.min = min
    self.max = max
    options = OfferedOptions(source)
    marks = []
    menu = ChoiceMenu(of: options.list, at: nil, limit: Checklist.rowLimit)
    let each = source.clause.map { Clause.each([$0]) }
    let limits = [min.map(Clause.minItems), max.map(Clause.maxItems)]
    impliedRules = RuleSet(([each, .uniqueItems] + limits).compactMap { $0 })
    mark(marked)
  }

  /// The options.
  var list: ChoiceList { options.list }

  private var choices: [Choice] { list.choices }
  private var rows: ChoiceRows { menu.rows }

  /// The checked values, in the order of the list.
  public var value: Value {
    get {
      guard options.isKnown else { return .list([Value](options.withheld) ?? []) }
      return .list(zip(choices, marks).filter(\.1).map(\.0.value))
    }
    set {
      guard let items = [Value](newValue) else { return }
      guard options.isKnown else { return mark(items) }
      var rest = Set(items)
      let marks = choices.map { !$0.isDisabled && rest.remove($0.value) != nil }
      guard rest.isEmpty else { return }
      self.marks = marks
    }
  }

  /// Checks only some values; those that are not options are withheld.
  private mutating func mark(_ values: [Value]) {
    var rest = Set(values)
    marks = choices.map { !rest.isEmpty && !$0.isDisabled && rest.remove($0.value) != nil }
    let missing = values.filter(rest.contains)
    options.withheld = missing.isEmpty ? .null : .list(missing)
  }

  /// Replaces the options; checked ones stay checked if they are still among them.
  private mutating func offer(_ offered: ChoiceList, note: OptionsNote?) {
    let marked = options.isKnown ? [Value](value) ?? [] : []
    let withheld = [Value](options.withheld) ?? []
    options.offer(offered, note: note)
    menu = ChoiceMenu(of: list, at: nil, limit: Checklist.rowLimit)
    mark(marked + withheld)
  }

  public var traits: WidgetTraits { WidgetTraits(.choices) }

  public var description: WidgetDescription {
    WidgetDescription(
      textBeforeCaret: menu.isNarrowed ? menu.filter.beforeCaret : nil,
      choices: choices,
      options: options.ifChanging,
      part: menu.highlighted.map { .item(choices[$0].spokenLabel, isChecked: marks[$0]) },
      isChosen: true
    )
  }

  public func keys(in size: Size) -> [KeyHelp] {
    if choices.isEmpty { return [] }
    return listedKeys + [keysOfMoves] + (menu.isNarrowed && menu.isTyping ? [.typing] : [])
  }

  private var listedKeys: [KeyHelp] {
    if menu.isNarrowed { return Checklist.keysOfNarrowed }
    let offersAll = list.rows.count > Checklist.rowLimit && max ?? .max >= choices.count
    return offersAll ? Checklist.keysOfLong : Checklist.keysOfShort
  }

  /// The keys that move the highlight, except at the ends of the list.
  private var keysOfMoves: KeyHelp {
    let moves: [(keys: [Key], rows: Int)] =
      [(Key.back, -1), (Key.on, 1)]
      + (isLong ? [([.pageUp], -Checklist.rowLimit), ([.pageDown], Checklist.rowLimit)] : [])
    let keys = moves.filter { moved(to: menu.highlight + $0.rows) != nil }.flatMap(\.keys)
    return KeyHelp(unlisted: keys)
  }

  public func height(in room: Size) -> Int {
    let rows = Swift.min(list.rows.count, Checklist.rowLimit)
    return Swift.max(1, Swift.min(rows + list.helpHeight(atWidth: room.columns), room.rows))
  }

  public mutating func handle(_ input: WidgetInput, in size: Size) -> KeyUse {
    switch input {
    case .key(let key): return press(key)
    case .paste(let text): return paste(text)
    case .pointer(let pointer): return point(pointer, in: size)
    case .leave: if menu.isNarrowed { clearFilter() }
    case .options(let list, let note): offer(list, note: note)
    case .line, .commit, .rules, .today, .language: return .notUsed
    }
    return .used
  }

  /// Checks the choices named in a text, separated by line breaks or commas.
  private mutating func paste(_ text: String) -> KeyUse {
    let names = text.split(whereSeparator: \.isNewline).flatMap { line in
      // A label may contain commas.
      list.index(named: String(line)) == nil ? line.split(separator: ",") : [line]
    }
    let indices = names.map { list.index(named: String($0)) }
    guard !indices.isEmpty, !indices.contains(nil) else { return .notUsed }
    for index in indices.compactMap({ $0 }) { marks[index] = true }
    return .used
  }

  /// Returns the height of the filter in a height of the widget.
  private func filterHeight(in rows: Int) -> Int { menu.isNarrowed && rows > 1 ? 1 : 0 }

  /// Returns the height of the list in a size of the widget.
  private func listHeight(in size: Size) -> Int {
    let rows = size.rows - filterHeight(in: size.rows)
    return list.listHeight(in: Size(columns: size.columns, rows: rows))
  }
}

extension Checklist {
  private mutating func press(_ key: Key) -> KeyUse {
    if choices.isEmpty { return .notUsed }
    switch key {
    case .space:
      guard let index = menu.highlighted else { return .refused(.noChoice(menu.filter.text)) }
      marks[index].toggle()
      menu.move(to: menu.highlight)
    case .character("+"): return markAll { _ in true }
    case .character("-"): return markAll { _ in false }
    case .character("*"): return markAll { !$0 }
    case .down, .control("n"): return move(to: menu.highlight + 1)
    case .up, .control("p"): return move(to: menu.highlight - 1)
    // A list that is fully visible leaves paging to the form.
    case .pageDown where isLong: return move(to: menu.highlight + Checklist.rowLimit)
    case .pageUp where isLong: return move(to: menu.highlight - Checklist.rowLimit)
    case .home: menu.move(to: 0)
    case .end: menu.move(to: menu.count - 1)
    case .control("a") where !menu.isNarrowed: menu.move(to: 0)
    case .control("e") where !menu.isNarrowed: menu.move(to: menu.count - 1)
    case .escape where menu.isNarrowed: clearFilter()
    default: return filter(by: key)
    }
    return .used
  }

  private var isLong: Bool { rows.count > Checklist.rowLimit }

  /// Moves to a row, clamped to the ends; at an end, the key is not used.
  private mutating func move(to target: Int) -> KeyUse {
    guard let moved = moved(to: target) else {
      menu.move(to: menu.highlight)
      return .notUsed
    }
    menu = moved
    return .used
  }

  /// Returns the list with the highlight at a row, or nearest to it; `nil` if it does not move there.
  private func moved(to target: Int) -> ChoiceMenu? {
    var moved = menu
    moved.move(to: target)
    let (before, after) = (menu.highlight, moved.highlight)
    return after != before && (after > before) == (target > before) ? moved : nil
  }

  /// Edits the filter; a letter after anything else begins another one.
  private mutating func filter(by key: Key) -> KeyUse {
    let isBegun = menu.isNarrowed
    let isAnother = key.typed != nil && !(isBegun && menu.isTyping)
    if isAnother {
      // A question mark opens help unless something is typed.
      guard let character = key.typed, character != "?", !character.isWhitespace else {
        return .notUsed
      }
      if isBegun { clearFilter() }
    } else if !isBegun {
      return .notUsed
    }
    return menu.edit(in: list, chosen: menu.highlighted) { $0.press(key) }
  }

  private mutating func clearFilter() {
    _ = menu.edit(in: list, chosen: menu.highlighted) { filter in
      filter.replace(with: "")
      return .used
    }
  }

  /// Checks or unchecks every choice of the filtered list that can be; if that would check more than
  /// the maximum, there is no change.
  private mutating func markAll(_ isMarked: (Bool) -> Bool) -> KeyUse {
    let shown = (0..<menu.count).filter(rows.isEnabled).compactMap(menu.index)
    var marks = marks
    for index in shown { marks[index] = isMarked(marks[index]) }
    let (before, after) = (self.marks.count { $0 }, marks.count { $0 })
    if let max, after > max, after > before { return .refused(.tooMany(max: max)) }
    self.marks = marks
    menu.move(to: menu.highlight)
    return .used
  }

  private mutating func point(_ pointer: Pointer, in size: Size) -> KeyUse {
    let height = listHeight(in: size)
    let row = pointer.position.row - filterHeight(in: size.rows)
    switch pointer.action {
    case .press:
      guard 0..<height ~= row, let option = rows.option(at: menu.window(in: height).top + row),
        rows.isEnabled(option), let index = menu.index(at: option)
      else { return .notUsed }
      menu.move(to: option)
      marks[index].toggle()
    case .wheelUp, .wheelDown:
      guard rows.count > height else { return .notUsed }
      menu.scroll(by: pointer.action == .wheelUp ? -1 : 1, in: height)
      menu.highlightVisible(in: height)
    case .drag, .release: break
    }
    return .used
  }
}

extension Checklist {
  /// Draws the filter, if any, and the visible rows: `[x] Swift`; with limits, also how many are
  /// checked.
  public func draw(on canvas: inout Canvas) {
    if choices.isEmpty {
      return canvas.writeNote(options.noteText(in: canvas.words, canvas.glyphs))
    }
    let columns = canvas.size.columns
    let count = shownCount(on: canvas)
    let height = listHeight(in: canvas.size)
    let top = filterHeight(in: canvas.size.rows)
    let window = menu.window(in: height)
    let visible = window.rows(of: rows.count)
    for (offset, row) in visible.enumerated() {
      let taken = offset + top == 0 && !count.isEmpty ? count.cellWidth + 1 : 0
      switch rows.content(at: row) {
      case .heading(let title):
        canvas.writeHeading(title, row: top + offset, leaving: taken)
      case .option(let option): draw(option, row: top + offset, taken: taken, on: &canvas)
      }
    }
    if visible.isEmpty { canvas.write(canvas.words[.noMatch], row: top, column: 0, style: .quiet) }
    canvas.markMore(of: rows.count, in: window, from: top)
    if canvas.isFocused, let index = menu.highlighted {
      canvas.writeHelp(of: choices[index], from: top + visible.count)
    }
    if top > 0 { drawFilter(beside: count, on: &canvas) }
    let column = columns - 2 - count.cellWidth
    canvas.write(count, row: 0, column: column, style: .quiet)
  }

  private func drawFilter(beside count: String, on canvas: inout Canvas) {
    let taken = count.isEmpty ? 2 : count.cellWidth + 3
    let columns = Swift.max(1, canvas.size.columns - taken)
    canvas.fill(" ", count: columns, row: 0, column: 0, style: .room)
    let isEdited = canvas.isFocused && menu.isTyping
    canvas.draw(
      at: Position(row: 0, column: 0),
      size: Size(columns: columns, rows: 1),
      isFocused: isEdited
    ) { part in
      part.draw(menu.filter, placeholder: nil)
    }
  }

  private func draw(_ option: Int, row: Int, taken: Int, on canvas: inout Canvas) {
    guard let index = menu.index(at: option) else { return }
    let columns = canvas.size.columns
    let isCurrent = canvas.isFocused && option == menu.highlight
    let isEnabled = rows.isEnabled(option)
    let style: Style =
      !isEnabled ? .quiet : isCurrent ? .current : marks[index] ? .chosen : .plain
    let glyphs = canvas.glyphs
    let mark =
      !isEnabled ? glyphs.toggleDisabled : marks[index] ? glyphs.toggleOn : glyphs.toggleOff
    let room = Swift.max(1, columns - mark.utf8.count - 3 - taken)
    let label = choices[index].label.printable.fitted(to: room, glyphs)
    canvas.write("\(mark) \(label)", row: row, column: 0, style: style)
    if isCurrent { canvas.placeCaret(row: row, column: Swift.min(1, columns - 1)) }
    canvas.markMatch(
      in: label,
      of: menu.filter.text,
      row: row,
      column: mark.utf8.count + 1,
      isHighlighted: isCurrent
    )
  }

  /// Returns how many are checked and allowed, if that is limited and the row is wide enough.
  private func shownCount(on canvas: Canvas) -> String {
    guard min != nil || max != nil else { return "" }
    let limit = max ?? choices.count
    let count = marks.count { $0 }
    let text = canvas.text(
      count > limit ? .numberOver : .numberOf,
      ["number": .number(Number(count)), "count": .number(Number(limit))]
    )
    return canvas.size.columns >= Swift.max(24, text.cellWidth + 14) ? text : ""
  }
}
