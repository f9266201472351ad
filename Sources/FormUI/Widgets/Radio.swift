public import FormValidation

/// One choice from options that are all visible, as far as there is room.
///
/// Arrows, letters and numbers move the choice itself.
public struct Radio: Widget {
  public static let kind = ValueKind.any

  private static let allKeys =
    [
      KeyHelp([.space], .keyChoose, brief: .keyChoose),
      KeyHelp([.left, .right], .keyOptions),
      KeyHelp(from: "1", to: "9", .keyNumber),
      KeyHelp(from: "a", to: "z", .keyJump),
    ] + .ofHistory

  /// How the options are arranged.
  public let arrangement: RadioArrangement

  public let impliedRules: RuleSet

  /// The answers.
  let list: ChoiceList

  /// The widths of the labels.
  private let widths: [Int]

  /// The index of the choice, if any.
  private(set) var chosen: Int?

  /// The index of the current option: the choice, if there is one.
  private(set) var current: Int

  /// The beginning of a label, while it is being typed.
  private var typed = TypedBeginning()

  /// Creates options, with the one of a value chosen if it exists.
  /// - Precondition: There is a choice that is not disabled, none is blank, no two have the same
  ///   value, and there is at least one column.
  public init(
    _ choices: [Choice],
    arrangement: RadioArrangement = .columns(1),
    value: Value = .null
  ) {
    if case .columns(let count) = arrangement { precondition(count > 0, "there is no column") }
    self.arrangement = arrangement
    list = ChoiceList(choices)
    widths = choices.map(\.label.printable.cellWidth)
    impliedRules = [.oneOf(choices.enabledValues)]
    chosen = list.index(of: value)
    current = chosen ?? list.rows.option(nearest: 0, from: 0)
  }

  private var choices: [Choice] { list.choices }

  public var value: Value {
    get { chosen.map { choices[$0].value } ?? .null }
    set {
      let index = list.index(of: newValue)
      guard index != nil || newValue == .null else { return }
      chosen = index
      current = index ?? current
    }
  }

  public var description: WidgetDescription {
    WidgetDescription(
      .choice,
      choices: choices,
      part: .option(choices[current].spokenLabel, row: current, count: choices.count),
      keys: Radio.allKeys,
      isChosen: true,
      wantedColumns: wantedColumns
    )
  }

  /// The width that shows all options as they are arranged.
  private var wantedColumns: Int {
    switch arrangement {
    case .columns(let count):
      RadioLayout.width(
        ofWidths: Array(repeating: widths.max() ?? 0, count: Swift.min(count, widths.count))
      )
    case .automatic, .scale: RadioLayout.width(ofWidths: widths)
    }
  }

  public func height(in room: Size) -> Int {
    let layout = layout(in: room)
    let rows = layout.height + (layout.showsLabels ? 0 : 1)
    return Swift.max(1, Swift.min(rows + list.helpHeight(atWidth: room.columns), room.rows))
  }

  private func layout(in size: Size) -> RadioLayout {
    RadioLayout(arrangement, of: list.rows, widths: widths, in: size.columns)
  }

  /// Returns the visible rows of a layout in a size of the widget.
  private func window(on layout: RadioLayout, in size: Size) -> ListWindow {
    ListWindow(limit: layout.height).narrowed(
      to: layout.showsLabels ? list.listHeight(in: size) : 1,
      showing: layout.position(of: current).row,
      of: layout.height
    )
  }

  public mutating func handle(_ input: WidgetInput, in size: Size) -> KeyUse {
    switch input {
    case .key(let key): press(key, in: size)
    case .paste(let text): paste(text)
    case .pointer(let pointer): point(pointer, in: size)
    case .line, .commit, .leave, .rules, .today, .language: .notUsed
    }
  }
}

extension Radio {
  private mutating func press(_ key: Key, in size: Size) -> KeyUse {
    if let character = key.typed,
      let option = typed.option(with: character, in: list, from: current)
    {
      choose(option)
      return .used
    }
    typed.end()
    switch key {
    case .space: choose(current)
    case .down, .control("n"): return move(by: layout(in: size).countInRow)
    case .up, .control("p"): return move(by: -layout(in: size).countInRow)
    case .right: _ = move(by: 1)
    case .left: _ = move(by: -1)
    case .home, .control("a"): choose(list.rows.option(nearest: 0, from: current))
    case .end, .control("e"):
      choose(list.rows.option(nearest: choices.count - 1, from: current))
    case .delete, .backspace, .control("d"), .control("h"):
      guard chosen != nil else { return .notUsed }
      chosen = nil
    default: return .notUsed
    }
    return .used
  }

  /// Chooses the option at a distance; beyond the ends, nothing changes and the key is not used.
  private mutating func move(by distance: Int) -> KeyUse {
    guard choices.indices ~= current + distance else { return .notUsed }
    let option = list.rows.option(nearest: current + distance, from: current)
    guard option != current, (option > current) == (distance > 0) else { return .notUsed }
    choose(option)
    return .used
  }

  private mutating func choose(_ option: Int) {
    guard list.rows.isEnabled(option) else { return }
    current = option
    chosen = option
  }

  /// Chooses the option named by a text.
  private mutating func paste(_ text: String) -> KeyUse {
    guard let option = list.index(named: text) else { return .notUsed }
    typed.end()
    choose(option)
    return .used
  }

  private mutating func point(_ pointer: Pointer, in size: Size) -> KeyUse {
    switch pointer.action {
    case .press:
      let layout = layout(in: size)
      let window = window(on: layout, in: size)
      let row = window.top + pointer.position.row
      let cell = Position(row: row, column: pointer.position.column)
      guard window.rows(of: layout.height) ~= row, let option = layout.option(at: cell),
        list.rows.isEnabled(option)
      else { return .notUsed }
      typed.end()
      choose(option)
      return .used
    case .drag, .release: return .used
    case .wheelUp, .wheelDown: return .notUsed
    }
  }
}

extension Radio {
  /// Draws the options, `(•) First`, and below them the help of the current one.
  public func draw(on canvas: inout Canvas) {
    let layout = layout(in: canvas.size)
    let window = window(on: layout, in: canvas.size)
    let visible = window.rows(of: layout.height)
    for (offset, row) in visible.enumerated() {
      for content in layout.contents(of: row) {
        switch content {
        case .heading(let title): canvas.writeHeading(title, row: offset)
        case .option(let option): draw(option, of: layout, row: offset, on: &canvas)
        }
      }
    }
    canvas.markMore(of: layout.height, in: window, from: 0)
    if !layout.showsLabels { drawLabel(on: &canvas) }
    let isHelped = canvas.isFocused || chosen != nil
    guard isHelped else { return }
    canvas.writeHelp(
      of: choices[current],
      from: visible.count + (layout.showsLabels ? 0 : 1)
    )
  }

  private func draw(_ option: Int, of layout: RadioLayout, row: Int, on canvas: inout Canvas) {
    let isCurrent = canvas.isFocused && option == current
    let isEnabled = list.rows.isEnabled(option)
    let style: Style = !isEnabled ? .quiet : isCurrent ? .focusedControl : .plain
    let glyphs = canvas.glyphs
    let mark =
      !isEnabled ? glyphs.radioDisabled : option == chosen ? glyphs.radioOn : glyphs.radioOff
    let label = choices[option].label.printable.fitted(to: layout.room(of: option), glyphs)
    let column = layout.position(of: option).column
    let text = layout.showsLabels ? "\(mark) \(label)" : mark
    canvas.write(text, row: row, column: column, style: style)
    if isCurrent {
      canvas.placeCaret(row: row, column: Swift.min(column + 1, canvas.size.columns - 1))
    }
  }

  /// Draws the label of the current option of a scale, or of its ends, if there is no choice.
  private func drawLabel(on canvas: inout Canvas) {
    let isShown = canvas.isFocused || chosen != nil
    let ends = [choices[0], choices[choices.count - 1]].map(\.label.printable)
    let text =
      isShown
      ? choices[current].label.printable : ends.joined(separator: " \(canvas.glyphs.rangeDash) ")
    let style: Style = isShown ? .value : .quiet
    let label = text.fitted(to: canvas.size.columns, canvas.glyphs)
    canvas.write(label, row: 1, column: 0, style: style)
  }
}

/// The beginning of a label, while it is being typed.
private struct TypedBeginning: Hashable, Sendable {
  var text = ""

  /// Returns the next option whose label begins with the typed text and a character, or else with
  /// that character alone; `nil` if there is none, or for a space.
  mutating func option(with character: Character, in list: ChoiceList, from current: Int) -> Int? {
    guard character != " " else { return nil }
    let longer = text + String(character)
    if !text.isEmpty, let option = list.index(startingWith: longer, from: current) {
      text = longer
      return option
    }
    let next = (current + 1) % list.choices.count
    guard let option = list.index(startingWith: String(character), from: next) else { return nil }
    text = String(character)
    return option
  }

  /// Begins again with the next character.
  mutating func end() {
    text = ""
  }
}
