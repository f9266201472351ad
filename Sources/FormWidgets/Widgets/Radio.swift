public import FormValidation

/// One choice from options that are all visible, as far as there is room.
///
/// Arrows move the highlight, and Space chooses, as do letters and numbers: typed text chooses the
/// first option that begins with it. An additional option may be for a typed text, which is then the
/// answer; text that no option begins with is that text.
public struct Radio: Widget {
  private static let keysOfUnmoved =
    [
      KeyHelp([.space], .keyChoose, brief: .keyChoose)
    ] + keysOfOptions

  /// The keys after a move of the highlight, where Enter chooses too.
  private static let keysOfMoved =
    [
      KeyHelp([.space, .enter], .keyChoose, brief: .keyChoose)
    ] + keysOfOptions

  private static let keysOfOptions = [
    KeyHelp([.left, .right], .keyOptions),
    KeyHelp([.home, .end], .keyOptionEnds),
    KeyHelp(from: "1", to: "9", .keyNumber),
    KeyHelp(from: "a", to: "z", .keyJump),
  ]

  /// The keys on an option with a text that is not chosen yet.
  private static let keysOnOther: [KeyHelp] =
    keysOfUnmoved.prefix(3) + [KeyHelp(from: "a", to: "z", .keyOther)]

  /// How the options are arranged.
  package let arrangement: RadioArrangement

  private(set) var choice: SingleChoice

  /// The index of the highlighted option: the choice, unless the highlight was moved.
  private(set) var current = 0

  /// Whether the highlight was moved, so that Enter chooses.
  private var isMoved = false

  /// The widths of the labels.
  private var widths: [Int] = []

  /// The beginning of a label being typed.
  var typed = TypedBeginning()

  /// Creates options, with the one of a value chosen if it exists.
  ///
  /// Blank choices are dropped, and all but the first of those with the same value; an empty list
  /// says that there are no options.
  /// - Parameters:
  ///   - choices: The options.
  ///   - arrangement: How they are arranged; with `other`, they are in one column.
  ///   - other: The label of an additional option for a typed answer.
  ///   - value: The value of the choice, or with `other` any text.
  public init(
    _ choices: [Choice],
    arrangement: RadioArrangement = .columns(1),
    other: String? = nil,
    value: Value = .null
  ) {
    self.init(options: .listed(choices), arrangement: arrangement, other: other, value: value)
  }

  /// Creates options from a source, with the one of a value chosen once it is available.
  public init(
    options source: OptionSource,
    arrangement: RadioArrangement = .columns(1),
    other: String? = nil,
    value: Value = .null
  ) {
    var isOneColumn = other != nil
    if case .columns(let count) = arrangement { isOneColumn = isOneColumn || count < 1 }
    self.arrangement = isOneColumn ? .columns(1) : arrangement
    choice = SingleChoice(source, other: other, value: value)
    arrange()
  }

  /// The label of the option for a typed answer, if there is one.
  package var other: String? { list.other }

  public var impliedRules: RuleSet { choice.impliedRules }

  /// The options.
  var list: ChoiceList { choice.list }

  /// The answers to choose from.
  var choices: [Choice] { list.choices }

  /// The rows of all options, with the one for a typed answer at the end.
  var rows: ChoiceRows { list.rows }

  /// The index of the choice, if any.
  var chosen: Int? { choice.chosen }

  /// Whether the option for a typed answer is chosen.
  var isOther: Bool { choice.isOther }

  /// Whether that option is highlighted: a typed text chooses it.
  private var isOnOther: Bool { other != nil && current == choices.count }

  /// Whether characters may name an option, instead of beginning a text.
  private var isNaming: Bool {
    !isOnOther || !typed.text.isEmpty && typed.isShown(as: choice.otherText.text)
  }

  /// Whether keys edit the text of that option.
  private var isEditing: Bool { isOther && isOnOther }

  public var value: Value {
    get { choice.value }
    set {
      choice.value = newValue
      if let chosen { highlight(chosen) }
    }
  }

  /// Adjusts to new options.
  private mutating func arrange() {
    widths = list.entries.map(\.shownLabel.printable.cellWidth)
    typed.end()
    highlightChoice()
  }

  /// Moves the highlight to the choice, or else to the first option that can be chosen.
  private mutating func highlightChoice() {
    highlight(chosen ?? rows.option(nearest: 0, from: 0))
  }

  mutating func highlight(_ option: Int, isMoved: Bool = false) {
    (current, self.isMoved) = (option, isMoved)
  }

  public var traits: WidgetTraits {
    WidgetTraits(.choice, keptRules: ["one_of"], other: other, wantedColumns: wantedColumns)
  }

  public var description: WidgetDescription {
    WidgetDescription(
      summary: isOther ? choice.otherText.text : nil,
      textBeforeCaret: isEditing ? choice.otherText.beforeCaret : nil,
      choices: choices,
      options: choice.options.ifChanging,
      part: spokenLabel.map { .option($0, row: current, count: rows.optionCount) },
      isChosen: !isOther
    )
  }

  public func keys(in size: Size) -> [KeyHelp] {
    if rows.optionCount == 0 { return [] }
    let count = layout(in: size).countInRow
    let idle =
      (target(after: -count) == nil ? Key.back : [])
      + (target(after: count) == nil ? Key.on : [])
    if isEditing { return [KeyHelp.options.without(idle)] + .ofText }
    let keys =
      isOnOther ? Radio.keysOnOther : isMoved ? Radio.keysOfMoved : Radio.keysOfUnmoved
    // A question mark opens help unless a label begins with it.
    let isJump = isNaming && typed.next(with: "?", in: list, after: chosen) != nil
    let others =
      Key.back + Key.on + (isMoved ? [.enter] : []) + (isJump ? [.character("?")] : [])
    let clearing = chosen == nil ? [] : [KeyHelp.clearingChoice]
    return keys + clearing + [KeyHelp(unlisted: others).without(idle)]
  }

  private var spokenLabel: String? {
    list.entries.indices ~= current ? list.entries[current].spokenLabel : nil
  }

  /// The width that shows all options as arranged, for any of the lists.
  private var wantedColumns: Int {
    choice.options.source.lists.map { list in
      var widths = list.map(\.wantedColumns)
      if let other { widths.append(other.printable.cellWidth + SingleChoice.textWidth) }
      if case .columns(let count) = arrangement {
        let column = Array(repeating: widths.max() ?? 0, count: Swift.min(count, widths.count))
        return RadioLayout.width(ofWidths: column)
      }
      return arrangement == .table
        ? OptionTable.width(of: list.map(\.label)) : RadioLayout.width(ofWidths: widths)
    }
    .max() ?? 0
  }

  public func height(in room: Size) -> Int {
    let rows = layout(in: room).height(limit: room.rows)
    let others = list.helpHeight(atWidth: room.columns) + (choice.options.isPartial ? 1 : 0)
    return Swift.max(1, Swift.min(rows + others, room.rows))
  }

  func layout(in size: Size) -> RadioLayout {
    RadioLayout(arrangement, of: list, widths: widths, in: size.columns)
  }

  /// Returns the visible rows of a layout in a size of the widget.
  func view(of layout: RadioLayout, in size: Size) -> ListView {
    var window = ListWindow(limit: layout.labels == .beside ? list.listHeight(in: size) : 1)
    window.show(layout.position(of: current).row, of: layout.count) { layout.height(of: $0) }
    return window.view(of: layout.count) { layout.height(of: $0) }
  }

  public mutating func handle(_ input: WidgetInput, in size: Size) -> KeyUse {
    switch input {
    case .key(let key): press(key, in: size)
    case .paste(let text): paste(text)
    case .pointer(let pointer): point(pointer, in: size)
    case .line(let line): enterOther(line)
    case .leave: leave()
    case .options(let list, let note): offer(list, note: note)
    case .commit, .rules, .now, .language: .notUsed
    }
  }

  private mutating func leave() -> KeyUse {
    typed.end()
    choice.otherText.leave()
    highlightChoice()
    return .used
  }

  private mutating func offer(_ list: ChoiceList, note: OptionsNote?) -> KeyUse {
    let highlighted = isMoved && choices.indices ~= current ? choices[current].value : nil
    choice.offer(list, note: note)
    arrange()
    if let option = highlighted.flatMap({ choice.list.index(of: $0) }) { move(to: option) }
    return .used
  }

  /// Makes a line the text of the option for a typed answer, unless it names another option.
  private mutating func enterOther(_ line: String) -> KeyUse {
    guard choice.enterOther(line) else { return .notUsed }
    highlight(choices.count)
    return .used
  }
}

extension Radio {
  private mutating func press(_ key: Key, in size: Size) -> KeyUse {
    if choice.options.isAwaited, !isOnOther, let typed = key.typed, typed != " ", typed != "?" {
      return .refused(.loading)
    }
    guard rows.optionCount > 0 else { return .notUsed }
    let isVertical = [.up, .down, .control("n"), .control("p")].contains(key)
    let isClearing = choice.otherText.text.isEmpty && Key.clearing.contains(key)
    if let character = key.typed, isNaming, type(character) { return .used }
    typed.end()
    if isEditing, !isVertical, !isClearing {
      // The filling undoes both choices and edits.
      return [.undo, .redo].contains(EditingCommand(key)) ? .notUsed : choice.otherText.press(key)
    }
    if isOnOther, let character = key.typed, character != " ", character != "?" {
      choose(current)
      return choice.otherText.press(key)
    }
    switch key {
    case .space: choose(current)
    case .enter where isMoved:
      choose(current)
      return isEditing ? .used : .completed
    case .down, .control("n"): return move(by: layout(in: size).countInRow)
    case .up, .control("p"): return move(by: -layout(in: size).countInRow)
    case .right: _ = move(by: 1)
    case .left: _ = move(by: -1)
    case .home, .control("a"): move(to: rows.option(nearest: 0, from: current))
    case .end, .control("e"): move(to: rows.option(nearest: rows.optionCount - 1, from: current))
    default:
      guard chosen != nil, Key.clearing.contains(key) else { return .notUsed }
      choice.chosen = nil
    }
    return .used
  }

  /// Types a character of a label or of the text that is the answer, and returns whether it is one.
  private mutating func type(_ character: Character) -> Bool {
    // A space alone does not choose the option for a text: more may follow.
    if let option = typed.option(with: character, in: list, after: chosen) {
      choose(option)
      showTyped()
    } else if other != nil, !typed.text.isEmpty, character == " " {
      typed.add(character)
    } else if other != nil, character != " ", character != "?" {
      // The number of the option for a text is none of the text, unless that goes on with digits.
      let isNumber = isOnOther && typed.run.allSatisfy(\.isASCIIDigit) && !character.isASCIIDigit
      let text = (isNumber ? "" : typed.run) + String(character)
      typed.end()
      choose(choices.count)
      choice.otherText.replace(with: text)
    } else {
      return false
    }
    return true
  }

  /// Shows the beginning of the label of the option for a text as that text, which it may be, unless
  /// it is the whole label, or the option's number.
  private mutating func showTyped() {
    guard isOther, typed.isShown(as: choice.otherText.text), !typed.run.allSatisfy(\.isASCIIDigit)
    else { return }
    let isName = list.entries[choices.count].label.foldedBytes == typed.run.foldedBytes
    choice.otherText.replace(with: isName ? "" : typed.run)
  }

  /// Moves the highlight by a distance; beyond the ends, there is no change and the key is not used.
  private mutating func move(by distance: Int) -> KeyUse {
    guard let target = target(after: distance) else { return .notUsed }
    move(to: target)
    return .used
  }

  /// Returns the option at a distance from the highlighted one; `nil` beyond the ends.
  private func target(after distance: Int) -> Int? {
    guard 0..<rows.optionCount ~= current + distance else { return nil }
    let option = rows.option(nearest: current + distance, from: current)
    return option != current && (option > current) == (distance > 0) ? option : nil
  }

  mutating func move(to option: Int) {
    if option != current { highlight(option, isMoved: option != chosen) }
  }

  mutating func choose(_ option: Int) {
    guard list.isEnabled(option) else { return }
    highlight(option)
    choice.chosen = option
  }

  /// Chooses the option named by a text, or inserts it in the text of the chosen option.
  private mutating func paste(_ text: String) -> KeyUse {
    if isEditing {
      choice.otherText.paste(text)
      return .used
    }
    let option = list.index(named: text)
    guard option != nil || other != nil else {
      return rows.optionCount > 0 && !text.isBlank
        ? .refused(.noChoice(String(text[...].trimmingWhitespace))) : .notUsed
    }
    typed.end()
    if option == nil, !isOnOther { choice.otherText.replace(with: "") }
    choose(option ?? choices.count)
    if option == nil { choice.otherText.paste(text) }
    return .used
  }
}

/// The beginning of a label being typed.
struct TypedBeginning: Equatable, Sendable {
  private(set) var text = ""

  /// Everything typed, also what began another label.
  private(set) var run = ""

  /// Types a character, and returns the option that it leads to, if any.
  mutating func option(with character: Character, in list: ChoiceList, after chosen: Int?) -> Int? {
    guard let next = next(with: character, in: list, after: chosen) else { return nil }
    run.append(character)
    text = next.text
    return next.option
  }

  /// Whether a text is empty, or what was typed before the last character.
  func isShown(as text: String) -> Bool { text.isEmpty || run.hasPrefix(text) }

  /// Types a character that leads to no option.
  mutating func add(_ character: Character) {
    run.append(character)
    text.append(character)
  }

  /// Returns the option that the typed text and a character lead to, and the beginning of its label;
  /// `nil` if there is none.
  ///
  /// It is the one with that name, or the first one that begins with it, or else the next one after
  /// the choice that begins with that character alone. In a list with an option for a text, only a repeated character can be a beginning again.
  func next(
    with character: Character,
    in list: ChoiceList,
    after chosen: Int?
  ) -> (option: Int, text: String)? {
    let (longer, alone) = (text + String(character), String(character))
    if !text.isEmpty, let option = list.index(startingWith: longer, from: 0) {
      return (option, longer)
    }
    let isAgain = list.other == nil || text.allSatisfy { $0 == character }
    guard character != " ", isAgain else { return nil }
    let start = chosen.map { ($0 + 1) % list.entries.count } ?? 0
    return list.index(startingWith: alone, from: start).map { ($0, alone) }
  }

  /// Restarts with the next character.
  mutating func end() {
    (text, run) = ("", "")
  }
}
