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

  /// The index of the current row.
  private(set) var current = 0

  /// The visible rows.
  private(set) var window = ListWindow(limit: rowLimit)

  /// The beginning of a label, while it is being typed.
  private var typed = ""

  /// Creates a list of choices, some of them checked if they exist.
  /// - Precondition: There is a choice, none is blank, and no two have the same value.
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
    marks = choices.map { marked.contains($0.value) }
    let limits = [min.map(Clause.minItems), max.map(Clause.maxItems)].compactMap { $0 }
    impliedRules = [.each([.oneOf(choices.map(\.value))]), .uniqueItems] + RuleSet(limits)
  }

  private var choices: [Choice] { list.choices }

  /// The checked values, in the order of the list.
  public var value: Value {
    get { .list(zip(choices, marks).filter(\.1).map(\.0.value)) }
    set {
      guard let items = [Value](newValue) else { return }
      var rest = Set(items)
      let marks = choices.map { rest.remove($0.value) != nil }
      guard rest.isEmpty else { return }
      self.marks = marks
    }
  }

  public var description: WidgetDescription {
    WidgetDescription(
      .choices,
      choices: choices,
      part: .item(choices[current].label, isChecked: marks[current]),
      keys: Checklist.allKeys,
      isChosen: true
    )
  }

  public func height(in room: Size) -> Int {
    Swift.max(1, Swift.min(choices.count, Checklist.rowLimit, room.rows))
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
      list.choices.index(named: String(line)) == nil ? line.split(separator: ",") : [line]
    }
    let indices = names.map { list.choices.index(named: String($0)) }
    guard !indices.isEmpty, !indices.contains(nil) else { return .notUsed }
    for index in indices.compactMap({ $0 }) { marks[index] = true }
    return .used
  }

  /// Returns the visible rows in a height.
  func window(in rows: Int) -> ListWindow {
    window.narrowed(to: rows, showing: current, of: choices.count)
  }
}

extension Checklist {
  private mutating func press(_ key: Key) -> KeyUse {
    if let character = key.typed, jump(to: character) { return .used }
    typed = ""
    switch key {
    case .space: marks[current].toggle()
    case .down, .control("n"): return move(to: current + 1)
    case .up, .control("p"): return move(to: current - 1)
    // A list that is fully visible leaves paging to the form.
    case .pageDown where isLong: return move(to: current + Checklist.rowLimit)
    case .pageUp where isLong: return move(to: current - Checklist.rowLimit)
    case .home, .control("a"): show(0)
    case .end, .control("e"): show(choices.count - 1)
    default: return .notUsed
    }
    return .used
  }

  private var isLong: Bool { choices.count > Checklist.rowLimit }

  /// Moves to a row, clamped to the ends; at an end, the key is not used.
  private mutating func move(to row: Int) -> KeyUse {
    let row = Swift.max(0, Swift.min(row, choices.count - 1))
    guard row != current else { return .notUsed }
    show(row)
    return .used
  }

  /// Moves to a row, and scrolls it into view.
  private mutating func show(_ row: Int) {
    current = row
    window.show(row, of: choices.count)
  }

  /// Moves to the next label that begins with the typed text and a character, or else with that
  /// character alone.
  private mutating func jump(to character: Character) -> Bool {
    guard character != " " else { return false }
    let text = typed + String(character)
    if !typed.isEmpty, let row = list.index(startingWith: text, from: current) {
      typed = text
      show(row)
      return true
    }
    let next = (current + 1) % choices.count
    guard let row = list.index(startingWith: String(character), from: next) else { return false }
    typed = String(character)
    show(row)
    return true
  }

  private mutating func point(_ pointer: Pointer, in size: Size) -> KeyUse {
    switch pointer.action {
    case .press:
      let row = window(in: size.rows).top + pointer.position.row
      guard choices.indices ~= row else { return .notUsed }
      typed = ""
      current = row
      marks[row].toggle()
    case .wheelUp, .wheelDown:
      guard choices.count > size.rows else { return .notUsed }
      var view = window(in: size.rows)
      view.scroll(by: pointer.action == .wheelUp ? -1 : 1, of: choices.count)
      window.follow(view)
      let rows = view.rows(of: choices.count)
      current = Swift.max(rows.lowerBound, Swift.min(current, rows.upperBound - 1))
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
    let window = window(in: canvas.size.rows)
    for (offset, row) in window.rows(of: choices.count).enumerated() {
      let isCurrent = canvas.isFocused && row == current
      let style: Style = isCurrent ? .focusedControl : .plain
      let taken = offset == 0 && !count.isEmpty ? count.cellWidth + 1 : 0
      let mark = marks[row] ? canvas.glyphs.toggleOn : canvas.glyphs.toggleOff
      let room = Swift.max(1, columns - mark.utf8.count - 3 - taken)
      let label = choices[row].label.printable.fitted(to: room, canvas.glyphs)
      canvas.write("\(mark) \(label)", row: offset, column: 0, style: style)
      if isCurrent { canvas.placeCaret(row: offset, column: Swift.min(1, columns - 1)) }
    }
    let column = columns - 2 - count.cellWidth
    canvas.write(count, row: 0, column: column, style: .quiet)
    canvas.markMore(of: choices.count, in: window, from: 0)
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
