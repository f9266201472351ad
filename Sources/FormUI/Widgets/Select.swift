public import FormValidation

/// One choice from a list that opens below the field.
///
/// In the open list, arrows move the choice itself. Typed text can be edited and filters the list,
/// best match first; Enter chooses the highlighted match. Leaving the field chooses the best match
/// if it is the only one of its kind; otherwise the choice stays the same.
public struct Select: Widget {
  public static let kind = ValueKind.any

  private static let keysOfClosed =
    [
      KeyHelp([.space], .keyOpenList, brief: .keyOpen), KeyHelp(from: "a", to: "z", .keyNarrow),
    ] + .ofHistory

  /// The placeholder while nothing is chosen.
  public let placeholder: String?

  public let impliedRules: RuleSet

  /// The answers.
  let list: ChoiceList

  /// The index of the choice, if any.
  private(set) var chosen: Int?

  /// The list, while it is open.
  private(set) var menu: ChoiceMenu?

  /// Creates a closed list of choices, with the one of a value chosen if it exists.
  /// - Precondition: There is a choice that is not disabled, none is blank, and no two have the same
  ///   value.
  public init(_ choices: [Choice], placeholder: String? = nil, value: Value = .null) {
    self.placeholder = placeholder
    list = ChoiceList(choices)
    impliedRules = [.oneOf(choices.enabledValues)]
    chosen = list.index(of: value)
  }

  private var choices: [Choice] { list.choices }

  private var isOpen: Bool { menu != nil }

  public var value: Value {
    get { chosen.map { choices[$0].value } ?? .null }
    set {
      let index = list.index(of: newValue)
      guard index != nil || newValue == .null else { return }
      chosen = index
      menu = nil
    }
  }

  public var description: WidgetDescription {
    WidgetDescription(
      .choice,
      textBeforeCaret: menu?.filter.beforeCaret,
      choices: choices,
      placeholder: placeholder,
      part: highlightedPart,
      keys: isOpen ? .ofChoosing : Select.keysOfClosed,
      isOpen: isOpen,
      isChosen: true
    )
  }

  private var highlightedPart: WidgetPart? {
    guard let menu, let index = menu.highlighted else { return nil }
    return .option(choices[index].spokenLabel, row: menu.highlight, count: menu.count)
  }

  public mutating func handle(_ input: WidgetInput, in size: Size) -> KeyUse {
    switch input {
    case .key(let key): return isOpen ? pressOpen(key) : pressClosed(key)
    case .paste(let text): return paste(text)
    case .pointer(let pointer): return point(pointer, in: size)
    case .commit: return commit().map(KeyUse.refused) ?? .used
    case .leave:
      menu = nil
      return .used
    case .line, .rules, .today, .language: return .notUsed
    }
  }
}

extension Select {
  /// Chooses the option named by a text, or filters the list by it if anything matches.
  private mutating func paste(_ text: String) -> KeyUse {
    let words = String(
      text.split(whereSeparator: \.isNewline).joined(separator: " ")[...]
        .trimmingWhitespace
    )
    var menu = menu ?? ChoiceMenu(of: list, at: chosen)
    if menu.filter.text.isEmpty, let index = list.index(named: words) {
      choose(index)
      return .used
    }
    let use = menu.edit(in: list, chosen: chosen) { filter in
      filter.paste(words)
      return .used
    }
    guard use == .used, menu.isNarrowed, menu.count > 0 else { return .notUsed }
    self.menu = menu
    return .used
  }

  /// Chooses the best match of the typed text, if it is the only one of its kind.
  private mutating func commit() -> Leftover? {
    guard let menu, menu.isTyping, let matches = menu.matches else { return nil }
    let best = matches.indices.prefix(matches.bestCount)
    let text = menu.filter.text
    if best.count == 1, let index = best.first {
      choose(index)
    } else if let index = list.index(named: text), best.contains(index) {
      choose(index)
    } else {
      return best.isEmpty ? .noChoice(text) : .severalChoices(text, count: matches.indices.count)
    }
    return nil
  }

  private mutating func pressClosed(_ key: Key) -> KeyUse {
    switch key {
    case .space: menu = ChoiceMenu(of: list, at: chosen)
    case .delete, .backspace, .control("d"), .control("h"):
      guard chosen != nil else { return .notUsed }
      chosen = nil
    default:
      // A question mark opens help unless something is typed.
      guard let character = key.typed, character != "?", !character.isWhitespace else {
        return .notUsed
      }
      var menu = ChoiceMenu(of: list, at: chosen)
      _ = menu.edit(in: list, chosen: chosen) { $0.press(key) }
      self.menu = menu
    }
    return .used
  }

  private mutating func pressOpen(_ key: Key) -> KeyUse {
    guard var menu else { return .notUsed }
    let isBlank = menu.filter.text.isEmpty
    switch key {
    case .down, .control("n"): move(to: menu.highlight + 1)
    case .up, .control("p"): move(to: menu.highlight - 1)
    case .pageDown: move(to: menu.highlight + ChoiceMenu.rowLimit)
    case .pageUp: move(to: menu.highlight - ChoiceMenu.rowLimit)
    case .home: move(to: 0)
    case .end: move(to: menu.count - 1)
    case .control("a") where isBlank: move(to: 0)
    case .control("e") where isBlank: move(to: menu.count - 1)
    case .enter: return choose(match: menu.highlight) ? .completed : .used
    case .space where isBlank: choose(match: menu.highlight)
    case .escape where isBlank:
      chosen = menu.before
      self.menu = nil
    case .escape:
      _ = menu.edit(in: list, chosen: chosen) { filter in
        filter.replace(with: "")
        return .used
      }
      self.menu = menu
    default:
      let use = menu.edit(in: list, chosen: chosen) { $0.press(key) }
      self.menu = menu
      return use
    }
    return .used
  }

  /// Moves the highlight and the choice to a matching option.
  private mutating func move(to option: Int) {
    menu?.move(to: option)
    if let index = menu?.highlighted { chosen = index }
  }

  /// Chooses a matching option and closes the list, and returns whether that can be chosen; an empty
  /// list stays open.
  @discardableResult
  private mutating func choose(match option: Int) -> Bool {
    guard let menu, let index = menu.index(at: option), menu.rows.isEnabled(option) else {
      return false
    }
    choose(index)
    return true
  }

  private mutating func choose(_ index: Int) {
    chosen = index
    menu = nil
  }
}

extension Select {
  private mutating func point(_ pointer: Pointer, in size: Size) -> KeyUse {
    switch pointer.action {
    case .press where pointer.position.row == 0:
      if !isOpen {
        menu = ChoiceMenu(of: list, at: chosen)
      } else if commit() == nil {
        menu = nil
      }
    case .press:
      guard let menu else { return .notUsed }
      let row = menu.window(in: menuHeight(in: size)).top + pointer.position.row - 1
      if let option = menu.rows.option(at: row) { choose(match: option) }
    case .wheelUp, .wheelDown:
      guard isOpen else { return .notUsed }
      let height = menuHeight(in: size)
      menu?.scroll(by: pointer.action == .wheelUp ? -1 : 1, in: height)
    case .drag, .release: break
    }
    return .used
  }
}

extension Select {
  public func height(in room: Size) -> Int {
    guard let menu else { return 1 }
    // A list without matches has a row that says so.
    let rows = 1 + Swift.max(1, Swift.min(menu.rows.count, ChoiceMenu.rowLimit))
    let help = list.helpHeight(atWidth: room.columns)
    return Swift.max(2, Swift.min(rows + help, room.rows))
  }

  /// Returns the height of the open list in the size of the widget.
  private func menuHeight(in size: Size) -> Int {
    list.listHeight(in: Size(columns: size.columns, rows: size.rows - 1))
  }

  /// Draws the choice, and below it the list if open: `Team    2 of 3 ▴`.
  public func draw(on canvas: inout Canvas) {
    let columns = canvas.size.columns
    canvas.fill(" ", count: columns, row: 0, column: 0, style: .room)
    canvas.placeCaret(row: 0, column: 0)
    let position = shownPosition(on: canvas)
    let room = Swift.max(0, columns - 2 - (position.isEmpty ? 0 : position.cellWidth + 2))
    if let menu, !menu.filter.text.isEmpty {
      let (corner, size) = (Position(row: 0, column: 0), Size(columns: room + 1, rows: 1))
      canvas.draw(at: corner, size: size, isFocused: canvas.isFocused) { part in
        part.draw(menu.filter, placeholder: nil)
      }
    } else if let chosen {
      let label = choices[chosen].label.printable.fitted(to: room, canvas.glyphs)
      canvas.write(label, row: 0, column: 0, style: .value)
    } else if let placeholder {
      let text = placeholder.printable.fitted(to: room, canvas.glyphs)
      canvas.write(text, row: 0, column: 0, style: .placeholder)
    }
    let start = columns - 2 - position.cellWidth
    canvas.write(position, row: 0, column: start, style: .quiet)
    let mark = isOpen ? canvas.glyphs.menuOpen : canvas.glyphs.menuClosed
    canvas.fill(mark, count: 1, row: 0, column: columns - 1, style: .quiet)
    menu?.draw(choices, in: menuHeight(in: canvas.size), on: &canvas)
  }

  /// Returns the position of the highlight, if the row is wide enough.
  private func shownPosition(on canvas: Canvas) -> String {
    guard let menu, menu.count > 0, canvas.size.columns >= 24 else { return "" }
    return canvas.text(
      .numberOf,
      [
        "number": .number(Number(menu.highlight + 1)), "count": .number(Number(menu.count)),
      ]
    )
  }
}
