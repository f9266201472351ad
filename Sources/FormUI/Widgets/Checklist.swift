public import FormValidation

/// Several choices from a list, one per row.
public struct Checklist: Widget {
  public static let kind = ValueKind.list

  private static let allKeys =
    [
      KeyHelp([.space], .keyMark, brief: .keyCheck), KeyHelp(from: "a", to: "z", .keyJump),
    ] + .ofHistory

  /// The largest height.
  public static let rowLimit = 8

  /// The fewest and most choices, if limited.
  public let min: Int?
  public let max: Int?

  public let impliedRules: RuleSet

  /// The answers.
  let list: ChoiceList

  /// Whether each choice is checked.
  private(set) var marks: [Bool]

  /// The index of the current choice.
  private(set) var current = 0

  /// The visible rows.
  private(set) var window = ListWindow(limit: rowLimit)

  /// The beginning of a label, while it is being typed.
  private var typed = TypedBeginning()

  /// Creates a list of choices, some of them checked if they exist.
  /// - Precondition: There is a choice that is not disabled, none is blank, and no two have the same
  ///   value.
  public init(
    _ choices: [Choice],
    min: Int? = nil,
    max: Int? = nil,
    marked: [Value] = []
  ) {
    self.min = min
    self.max = max
    list = ChoiceList(choices)
    let marked = Set(marked)
    marks = choices.map { !$0.isDisabled && marked.contains($0.value) }
    current = list.rows.option(nearest: 0, from: 0)
    let limits = [min.map(Clause.minItems), max.map(Clause.maxItems)].compactMap { $0 }
    impliedRules = [.each([.oneOf(choices.enabledValues)]), .uniqueItems] + RuleSet(limits)
  }

  private var choices: [Choice] { list.choices }
  private var rows: ChoiceRows { list.rows }

  /// The checked values, in the order of the list.
  public var value: Value {
    get { .list(zip(choices, marks).filter(\.1).map(\.0.value)) }
    set {
      guard let items = [Value](newValue) else { return }
      var rest = Set(items)
      let marks = choices.map { !$0.isDisabled && rest.remove($0.value) != nil }
      guard rest.isEmpty else { return }
      self.marks = marks
    }
  }

  public var description: WidgetDescription {
    WidgetDescription(
      .choices,
      choices: choices,
      part: .item(choices[current].spokenLabel, isChecked: marks[current]),
      keys: Checklist.allKeys,
      isChosen: true
    )
  }

  public func height(in room: Size) -> Int {
    let rows = Swift.min(rows.count, Checklist.rowLimit)
    return Swift.max(1, Swift.min(rows + list.helpHeight(atWidth: room.columns), room.rows))
  }

  public mutating func handle(_ input: WidgetInput, in size: Size) -> KeyUse {
    switch input {
    case .key(let key): press(key)
    case .paste(let text): paste(text)
    case .pointer(let pointer): point(pointer, in: size)
    case .line, .commit, .leave, .rules, .today, .language: .notUsed
    }
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

  /// Returns the visible rows in a size of the widget.
  func window(in size: Size) -> ListWindow {
    window.narrowed(
      to: list.listHeight(in: size),
      showing: rows.row(of: current),
      of: rows.count
    )
  }
}

extension Checklist {
  private mutating func press(_ key: Key) -> KeyUse {
    if let character = key.typed,
      let option = typed.option(with: character, in: list, from: current)
    {
      show(option)
      return .used
    }
    typed.end()
    switch key {
    case .space: marks[current].toggle()
    case .down, .control("n"): return move(to: current + 1)
    case .up, .control("p"): return move(to: current - 1)
    // A list that is fully visible leaves paging to the form.
    case .pageDown where isLong: return move(to: current + Checklist.rowLimit)
    case .pageUp where isLong: return move(to: current - Checklist.rowLimit)
    case .home, .control("a"): show(rows.option(nearest: 0, from: current))
    case .end, .control("e"): show(rows.option(nearest: choices.count - 1, from: current))
    default: return .notUsed
    }
    return .used
  }

  private var isLong: Bool { rows.count > Checklist.rowLimit }

  /// Moves to a choice, clamped to the ends; at an end, the key is not used.
  private mutating func move(to target: Int) -> KeyUse {
    let option = rows.option(nearest: target, from: current)
    guard option != current, (option > current) == (target > current) else { return .notUsed }
    show(option)
    return .used
  }

  /// Moves to a choice, and scrolls it into view.
  private mutating func show(_ option: Int) {
    current = option
    window.show(option: option, in: rows)
  }

  private mutating func point(_ pointer: Pointer, in size: Size) -> KeyUse {
    switch pointer.action {
    case .press:
      let row = window(in: size).top + pointer.position.row
      guard pointer.position.row < list.listHeight(in: size), let option = rows.option(at: row),
        rows.isEnabled(option)
      else { return .notUsed }
      typed.end()
      current = option
      marks[option].toggle()
    case .wheelUp, .wheelDown:
      guard rows.count > list.listHeight(in: size) else { return .notUsed }
      var view = window(in: size)
      view.scroll(by: pointer.action == .wheelUp ? -1 : 1, of: rows.count)
      window.follow(view)
      let visible = view.rows(of: rows.count).compactMap(rows.option)
      guard let first = visible.first, let last = visible.last else { return .used }
      let nearest = Swift.max(first, Swift.min(current, last))
      current = rows.option(nearest: nearest, from: current)
    case .drag, .release: break
    }
    return .used
  }
}

extension Checklist {
  /// Draws the visible rows: `[x] Swift`; with limits, also how many are checked.
  public func draw(on canvas: inout Canvas) {
    let columns = canvas.size.columns
    let count = shownCount(on: canvas)
    let window = window(in: canvas.size)
    let visible = window.rows(of: rows.count)
    for (offset, row) in visible.enumerated() {
      let taken = offset == 0 && !count.isEmpty ? count.cellWidth + 1 : 0
      switch rows.content(at: row) {
      case .heading(let title):
        let room = Swift.max(1, columns - 2 - taken)
        let text = title.printable.fitted(to: room, canvas.glyphs)
        canvas.write(text, row: offset, column: 0, style: .label)
      case .option(let option): draw(option, row: offset, taken: taken, on: &canvas)
      }
    }
    let column = columns - 2 - count.cellWidth
    canvas.write(count, row: 0, column: column, style: .quiet)
    canvas.markMore(of: rows.count, in: window, from: 0)
    if canvas.isFocused { canvas.writeHelp(of: choices[current], from: visible.count) }
  }

  private func draw(_ option: Int, row: Int, taken: Int, on canvas: inout Canvas) {
    let columns = canvas.size.columns
    let isCurrent = canvas.isFocused && option == current
    let isEnabled = rows.isEnabled(option)
    let style: Style = !isEnabled ? .quiet : isCurrent ? .focusedControl : .plain
    let glyphs = canvas.glyphs
    let mark =
      !isEnabled ? glyphs.toggleDisabled : marks[option] ? glyphs.toggleOn : glyphs.toggleOff
    let room = Swift.max(1, columns - mark.utf8.count - 3 - taken)
    let label = choices[option].label.printable.fitted(to: room, glyphs)
    canvas.write("\(mark) \(label)", row: row, column: 0, style: style)
    if isCurrent { canvas.placeCaret(row: row, column: Swift.min(1, columns - 1)) }
  }

  /// Returns how many are checked and allowed, if that is limited and the row is wide enough.
  private func shownCount(on canvas: Canvas) -> String {
    guard min != nil || max != nil, canvas.size.columns >= 24 else { return "" }
    let limit = max ?? choices.count
    let count = marks.count { $0 }
    return canvas.text(
      .numberOf,
      [
        "number": .number(Number(count)), "count": .number(Number(limit)),
      ]
    )
  }
}
