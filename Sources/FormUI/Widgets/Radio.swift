public import FormValidation

/// One choice from options that are all visible, as far as there is room.
///
/// Arrows, letters and numbers move the choice itself. One more option may have a text of its own,
/// which is then the answer.
public struct Radio: Widget {
  public static let kind = ValueKind.any

  private static let clearingKeys: [Key] = [.delete, .backspace, .control("d"), .control("h")]

  private static let allKeys =
    [
      KeyHelp([.space], .keyChoose, brief: .keyChoose),
      KeyHelp([.left, .right], .keyOptions),
      KeyHelp(from: "1", to: "9", .keyNumber),
      KeyHelp(from: "a", to: "z", .keyJump),
    ] + .ofHistory

  /// The keys while the text of an option is edited.
  private static let keysOfOther = [KeyHelp([.up, .down], .keyOptions)] + .ofText

  /// The width for the text of an option, with the colon before it.
  private static let textWidth = 32

  /// How the options are arranged.
  public let arrangement: RadioArrangement

  /// The label of the option with a text of its own, if there is one.
  public let other: String?

  public let impliedRules: RuleSet

  /// The answers that are listed.
  let list: ChoiceList

  /// The rows of all options, the one with a text at the end.
  let rows: ChoiceRows

  /// The text of the option that has one.
  private(set) var otherText = TextLine()

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
  /// - Parameters:
  ///   - choices: The options.
  ///   - arrangement: How they are arranged; with `other`, they are in one column.
  ///   - other: The label of one more option, with a text of its own.
  ///   - value: The value of the choice, or with `other` any text.
  public init(
    _ choices: [Choice],
    arrangement: RadioArrangement = .columns(1),
    other: String? = nil,
    value: Value = .null
  ) {
    if case .columns(let count) = arrangement { precondition(count > 0, "there is no column") }
    self.arrangement = other == nil ? arrangement : .columns(1)
    self.other = other
    list = ChoiceList(choices)
    let all = choices + (other.map { [Choice(.null, label: $0)] } ?? [])
    rows = ChoiceRows(of: all)
    widths = all.map(\.label.printable.cellWidth)
    let barred = choices.filter(\.isDisabled).map(\.value)
    impliedRules =
      other == nil
      ? [.oneOf(choices.enabledValues)] : barred.isEmpty ? [] : [.noneOf(barred)]
    chosen = nil
    current = rows.option(nearest: 0, from: 0)
    self.value = value
  }

  var choices: [Choice] { list.choices }

  /// Whether the option with a text of its own is chosen.
  var isOther: Bool { chosen == choices.count }

  public var value: Value {
    get {
      guard isOther else { return chosen.map { choices[$0].value } ?? .null }
      return otherText.text.isEmpty ? .null : .text(otherText.text)
    }
    set {
      if newValue == .null {
        chosen = nil
      } else if let index = list.index(of: newValue) {
        choose(index)
      } else if other != nil, case .text(let text) = newValue, !text.isEmpty,
        !choices.contains(where: { $0.value == newValue })
      {
        otherText.replace(with: text)
        choose(choices.count)
      }
    }
  }

  public var description: WidgetDescription {
    WidgetDescription(
      .choice,
      summary: isOther ? otherText.text : nil,
      textBeforeCaret: isOther ? otherText.beforeCaret : nil,
      choices: choices,
      other: other,
      part: .option(spokenLabel, row: current, count: rows.optionCount),
      keys: isOther ? Radio.keysOfOther : Radio.allKeys,
      isChosen: !isOther,
      wantedColumns: wantedColumns
    )
  }

  private var spokenLabel: String {
    choices.indices ~= current ? choices[current].spokenLabel : other ?? ""
  }

  /// The width that shows all options as they are arranged.
  private var wantedColumns: Int {
    let widths = other == nil ? widths : widths.dropLast() + [(widths.last ?? 0) + Radio.textWidth]
    return switch arrangement {
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

  func layout(in size: Size) -> RadioLayout {
    RadioLayout(arrangement, of: rows, widths: widths, in: size.columns)
  }

  /// Returns the visible rows of a layout in a size of the widget.
  func window(on layout: RadioLayout, in size: Size) -> ListWindow {
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
    case .line(let line): enterOther(line)
    case .leave: leave()
    case .commit, .rules, .today, .language: .notUsed
    }
  }

  private mutating func leave() -> KeyUse {
    otherText.leave()
    return .used
  }

  /// Makes a line the text of the option with one, unless it names another option.
  private mutating func enterOther(_ line: String) -> KeyUse {
    guard other != nil, choices.indices(begunBy: line).isEmpty,
      choices.index(numbered: line) == nil
    else { return .notUsed }
    otherText.replace(with: line)
    choose(choices.count)
    return .used
  }
}

extension Radio {
  private mutating func press(_ key: Key, in size: Size) -> KeyUse {
    let isVertical = [.up, .down, .control("n"), .control("p")].contains(key)
    let isClearing = otherText.text.isEmpty && Radio.clearingKeys.contains(key)
    if isOther, !isVertical, !isClearing {
      // The session undoes both choices and edits.
      return [.undo, .redo].contains(EditingCommand(key)) ? .notUsed : otherText.press(key)
    }
    if let character = key.typed, let option = option(for: character) {
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
    case .home, .control("a"): choose(rows.option(nearest: 0, from: current))
    case .end, .control("e"): choose(rows.option(nearest: rows.optionCount - 1, from: current))
    default:
      guard chosen != nil, Radio.clearingKeys.contains(key) else { return .notUsed }
      chosen = nil
    }
    return .used
  }

  /// Returns the option that a character jumps to: by the beginning of a label, or by number.
  private mutating func option(for character: Character) -> Int? {
    if let option = typed.option(with: character, in: list, from: current) { return option }
    guard let other, !character.isWhitespace, let letter = String(character).foldedBytes.first
    else { return nil }
    let isMeant = other.foldedBytes.first == letter || String(character) == String(rows.optionCount)
    return isMeant ? choices.count : nil
  }

  /// Chooses the option at a distance; beyond the ends, nothing changes and the key is not used.
  private mutating func move(by distance: Int) -> KeyUse {
    guard 0..<rows.optionCount ~= current + distance else { return .notUsed }
    let option = rows.option(nearest: current + distance, from: current)
    guard option != current, (option > current) == (distance > 0) else { return .notUsed }
    choose(option)
    return .used
  }

  private mutating func choose(_ option: Int) {
    guard rows.isEnabled(option) else { return }
    current = option
    chosen = option
  }

  /// Chooses the option named by a text, or inserts it in the text of the chosen option.
  private mutating func paste(_ text: String) -> KeyUse {
    if isOther {
      otherText.paste(text)
      return .used
    }
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
        rows.isEnabled(option)
      else { return .notUsed }
      typed.end()
      choose(option)
      return .used
    case .drag, .release: return .used
    case .wheelUp, .wheelDown: return .notUsed
    }
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
