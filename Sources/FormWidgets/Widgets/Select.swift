public import FormValidation

/// One choice from a list that opens below the field.
///
/// In the open list, arrows move the choice itself. Typed text can be edited and filters the list,
/// best match first; Enter chooses the highlighted match. Leaving the field chooses the best match
/// if it is the only one of its kind; otherwise the choice stays the same.
public struct Select: Widget {
  private static let keysOfClosed = [
    KeyHelp([.space, Key(.down, .alt)], .keyOpenList, brief: .keyOpen),
    KeyHelp(from: "a", to: "z", .keyNarrow),
  ]

  /// The keys while the text of an option is edited.
  private static let keysOfOther =
    [KeyHelp([Key(.down, .alt)], .keyOpenList, brief: .keyOpen)] + .ofText

  /// The keys of a list that stays open, and of one with a filter.
  private static let keysOfAlone =
    [
      KeyHelp([.up, .down], .keyOptions, brief: .keyChoose, showing: 2)
        .and([.control("p"), .control("n")])
    ] + .ofLongList
    + [KeyHelp(from: "a", to: "z", .keyNarrow), KeyHelp([.enter], .keyChoose), .typing]
  private static let keysOfAloneNarrowed = .ofClearing + keysOfAlone

  /// The largest number of visible rows of a list that stays open.
  private static let rowLimitAlone = 10

  /// The placeholder while nothing is chosen.
  package let placeholder: String?

  private(set) var choice: SingleChoice

  /// The list, while it is open.
  private(set) var menu: ChoiceMenu?

  /// The filter that was left while options were loading, which they are searched for once they have
  /// arrived; empty if there is none.
  private(set) var leftFilter = ""

  /// Whether the list stays open, with room for more rows.
  private(set) var isAlone = false

  /// Creates a closed list of choices, with the one of a value chosen if it exists.
  ///
  /// Blank choices are dropped, and all but the first of those with the same value; an empty list
  /// says that there are no options.
  /// - Parameters:
  ///   - choices: The options.
  ///   - other: The label of an additional option for a typed answer.
  ///   - placeholder: The placeholder while nothing is chosen.
  ///   - value: The value of the choice, or with `other` any text.
  public init(
    _ choices: [Choice],
    other: String? = nil,
    placeholder: String? = nil,
    value: Value = .null
  ) {
    self.init(options: .listed(choices), other: other, placeholder: placeholder, value: value)
  }

  /// Creates a closed list from a source, with the choice of a value chosen once it is available.
  public init(
    options source: OptionSource,
    other: String? = nil,
    placeholder: String? = nil,
    value: Value = .null
  ) {
    self.placeholder = placeholder
    choice = SingleChoice(source, other: other, value: value)
  }

  public var impliedRules: RuleSet { choice.impliedRules }

  /// The options.
  var list: ChoiceList { choice.list }

  /// The index of the choice, if any.
  var chosen: Int? { choice.chosen }

  var isOpen: Bool { menu != nil }

  /// The largest number of visible rows of the list.
  private var rowLimit: Int { isAlone ? Select.rowLimitAlone : ChoiceMenu.rowLimit }

  /// Whether the text of an option is edited.
  private var isEditing: Bool { !isOpen && choice.isOther }

  public var value: Value {
    get { choice.value }
    set {
      choice.value = newValue
      if choice.value == newValue { close() }
    }
  }

  public var traits: WidgetTraits {
    let columns = list.other.map { $0.printable.cellWidth + SingleChoice.textWidth } ?? 0
    return WidgetTraits(
      .choice,
      isBox: true,
      keptRules: ["one_of"],
      other: list.other,
      wantedColumns: columns
    )
  }

  public var description: WidgetDescription {
    WidgetDescription(
      summary: choice.isOther ? choice.otherText.text : nil,
      textBeforeCaret: isEditing ? choice.otherText.beforeCaret : menu?.filter.beforeCaret,
      choices: choice.choices,
      options: choice.options.ifChanging,
      placeholder: choice.options.noteText(in: .english, .unicode) ?? placeholder,
      part: highlightedPart,
      refusedInput: refusedInput,
      isOpen: isOpen && !isAlone,
      isChosen: !isEditing
    )
  }

  public func keys(in size: Size) -> [KeyHelp] {
    if list.entries.isEmpty { return [] }
    if let menu {
      let isNarrowed = !menu.filter.text.isEmpty
      if isAlone { return isNarrowed ? Select.keysOfAloneNarrowed : Select.keysOfAlone }
      return isNarrowed ? .ofNarrowedMenu : .ofMenu
    }
    if isEditing { return Select.keysOfOther }
    return Select.keysOfClosed + (chosen == nil ? [] : [.clearingChoice])
  }

  private var highlightedPart: WidgetPart? {
    guard let menu, let index = menu.highlighted else { return nil }
    return .option(list.entries[index].spokenLabel, row: menu.highlight, count: menu.count)
  }

  public mutating func handle(_ input: WidgetInput, in size: Size) -> KeyUse {
    switch input {
    case .key(let key):
      guard isOpen else { return isEditing ? edit(with: key) : pressClosed(key) }
      let use = pressOpen(key)
      let (choices, room) = (list.entries, list.menuRoom(in: size))
      menu?.settle(on: choices, in: room)
      return use
    case .paste(let text): return paste(text)
    case .pointer(let pointer): return point(pointer, in: size)
    case .commit: return commit().map(KeyUse.refused) ?? .used
    case .line(let line): return choice.enterOther(line) ? .used : .notUsed
    case .leave:
      if isAwaited, let menu { leftFilter = menu.filter.text }
      close()
      choice.otherText.leave()
    case .options(let list, let note): offer(list, note: note)
    case .rules, .now, .language: return .notUsed
    }
    return .used
  }
}

extension Select {
  /// Replaces the options, also those of the open list.
  private mutating func offer(_ offered: ChoiceList, note: OptionsNote?) {
    let (before, wasAwaited) = (list.entries, choice.options.isAwaited)
    choice.offer(offered, note: note)
    let (list, typed) = (list, menu?.filter.text ?? "")
    if menu != nil, !list.entries.isEmpty, !before.isEmpty, !wasAwaited || typed.isEmpty {
      menu?.show(list, insteadOf: before)
      return
    }
    close()
    // What is typed while none have arrived finds them then.
    if !typed.isEmpty, !list.entries.isEmpty || note == .loading { filter(by: typed) }
    if !leftFilter.isEmpty, note != .loading { chooseLeft() }
  }

  /// Chooses the option that the filter stands for that was left, if there is one.
  private mutating func chooseLeft() {
    let text = leftFilter
    leftFilter = ""
    guard menu == nil, chosen == nil, !list.entries.isEmpty else { return }
    filter(by: text)
    _ = commit()
    close()
  }

  /// Chooses the option named by a text, or filters the list by it if anything matches.
  private mutating func paste(_ text: String) -> KeyUse {
    let words = String(
      text.split(whereSeparator: \.isNewline).joined(separator: " ")[...]
        .trimmingWhitespace
    )
    if isEditing {
      choice.otherText.paste(text)
      return .used
    }
    var menu = menu ?? ChoiceMenu(of: list, at: chosen)
    if menu.filter.text.isEmpty, let index = list.index(named: words) {
      choose(index)
      return .used
    }
    let use = menu.edit(in: list, chosen: chosen) { filter in
      filter.paste(words)
      return .used
    }
    guard use == .used, menu.isNarrowed else { return .notUsed }
    if menu.hasNoChoice, !choice.options.isAwaited {
      return .refused(menu.refusal(in: list.entries))
    }
    self.menu = menu
    return .used
  }

  private var refusedInput: RefusedInput? {
    guard isAwaited else { return menu?.meaning(in: list)?.refusedInput }
    return .loading
  }

  /// Whether a filter is typed that options are still loading for.
  private var isAwaited: Bool {
    choice.options.isAwaited && menu.map { !$0.filter.text.isEmpty } ?? false
  }

  /// Chooses what the typed text stands for, and returns it if that is no option.
  private mutating func commit() -> RefusedInput? {
    if isAwaited { return .loading }
    if let menu, case .option(let index) = menu.meaning(in: list) {
      choose(index, filteredBy: menu.filter.text)
    }
    return refusedInput
  }

  /// Edits the text of the option for a typed answer; deleting beyond its start clears the choice.
  private mutating func edit(with key: Key) -> KeyUse {
    let isClearing = choice.otherText.text.isEmpty && Key.clearing.contains(key)
    if key == Key(.down, .alt) || isClearing { return pressClosed(key) }
    // The filling undoes both choices and edits.
    return [.undo, .redo].contains(EditingCommand(key)) ? .notUsed : choice.otherText.press(key)
  }

  private mutating func pressClosed(_ key: Key) -> KeyUse {
    if list.entries.isEmpty, !choice.options.isAwaited || key.typed?.isWhitespace ?? true {
      return .notUsed
    }
    switch key {
    case .space, Key(.down, .alt): menu = ChoiceMenu(of: list, at: chosen, limit: rowLimit)
    case _ where Key.clearing.contains(key):
      guard chosen != nil else { return .notUsed }
      choice.chosen = nil
    default:
      // A question mark opens help unless something is typed.
      guard let character = key.typed, character != "?", !character.isWhitespace else {
        return .notUsed
      }
      var menu = ChoiceMenu(of: list, at: chosen, limit: rowLimit)
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
    case .pageDown: move(to: menu.highlight + rowLimit)
    case .pageUp: move(to: menu.highlight - rowLimit)
    case .home: move(to: 0)
    case .end: move(to: menu.count - 1)
    case .control("a") where isBlank: move(to: 0)
    case .control("e") where isBlank: move(to: menu.count - 1)
    case .enter: return complete(with: menu.highlight)
    case .space where isBlank && isAlone: return complete(with: menu.highlight)
    case .space where isBlank: choose(match: menu.highlight)
    case .escape where isBlank && isAlone: return .notUsed
    case .escape where isBlank:
      choice.chosen = menu.before
      self.menu = nil
    case .escape:
      menu.filter(list, by: "", chosen: chosen)
      self.menu = menu
    default:
      let use = menu.edit(in: list, chosen: chosen) { $0.press(key) }
      self.menu = menu
      return use
    }
    return .used
  }

  /// Chooses a matching option, which completes the answer unless a text must be typed.
  private mutating func complete(with option: Int) -> KeyUse {
    if isAwaited { return .refused(.loading) }
    if let menu, menu.hasNoChoice { return .refused(menu.refusal(in: list.entries)) }
    let isChosen = choose(match: option)
    return isChosen && !(isEditing && choice.otherText.text.isEmpty) ? .completed : .used
  }

  /// Moves the highlight and the choice to a matching option.
  private mutating func move(to option: Int) {
    menu?.move(to: option)
    if let index = menu?.highlighted, list.isEnabled(index) { choice.chosen = index }
  }

  /// Chooses a matching option and closes the list, and returns whether it can be chosen; an empty
  /// list stays open.
  @discardableResult
  private mutating func choose(match option: Int) -> Bool {
    guard let menu, let index = menu.index(at: option), menu.rows.isEnabled(option) else {
      return false
    }
    choose(index, filteredBy: menu.filter.text)
    return true
  }

  /// Chooses an option; a filter that matches none becomes the typed answer.
  private mutating func choose(_ index: Int, filteredBy text: String = "") {
    if index == choice.choices.count, !list.entries[index].isFound(by: text) {
      choice.otherText.replace(with: text)
    }
    choice.chosen = index
    close()
  }

  /// Closes the list; one that stays open is scrolled to the choice, unless its text is being
  /// edited.
  private mutating func close() {
    menu = isAlone && !choice.isOther ? ChoiceMenu(of: list, at: chosen, limit: rowLimit) : nil
  }
}

extension Select {
  private mutating func point(_ pointer: Pointer, in size: Size) -> KeyUse {
    switch pointer.action {
    case .press where list.entries.isEmpty: return .notUsed
    case .press where pointer.position.row == 0:
      if !isOpen {
        menu = ChoiceMenu(of: list, at: chosen)
      } else if commit() == nil {
        menu = nil
      }
    case .press:
      guard let menu else { return .notUsed }
      let match = menu.match(inRow: pointer.position.row - 1, of: list, in: list.menuRoom(in: size))
      if let match { choose(match: match) }
    case .wheelUp, .wheelDown:
      guard isOpen else { return .notUsed }
      let (choices, room) = (list.entries, list.menuRoom(in: size))
      menu?.scroll(by: pointer.action == .wheelUp ? -1 : 1, on: choices, in: room)
    case .drag, .release: break
    }
    return .used
  }
}

extension Select {
  public func height(in room: Size) -> Int {
    guard let menu else { return 1 }
    let count = menu.height(of: list.entries, in: list.menuRoom(in: room), limit: rowLimit)
    // A list without matches has a row that says so.
    let rows = 1 + Swift.max(1, count)
    let help = list.helpHeight(atWidth: room.columns)
    return Swift.max(2, Swift.min(rows + help, room.rows))
  }
}

extension Select: PointedWidget {
  package var pointedOptions: [Choice] { list.entries }

  package func option(at cell: Position, in size: Size) -> Int? {
    menu?.option(inRow: cell.row - 1, of: list, in: list.menuRoom(in: size))
  }
}

extension Select: FilteredWidget {
  package mutating func filter(by text: String) {
    leftFilter = ""
    var menu = menu ?? ChoiceMenu(of: list, at: chosen, limit: rowLimit)
    menu.filter(list, by: text, chosen: chosen)
    self.menu = menu
  }
}

extension Select: SoleWidget {
  package var alone: Select {
    var select = self
    select.isAlone = true
    select.close()
    return select
  }
}
