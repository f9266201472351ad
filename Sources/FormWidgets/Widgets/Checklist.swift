public import FormValidation

/// Several choices from a list, one per row.
///
/// Typed text filters the list, best match first, until the field is left; after a choice is
/// checked, the next letter begins another filter. A space that goes on with a label, or with a
/// typed answer, belongs to the text. Enter and leaving the field check the best match, if it is the
/// only one of its kind.
public struct Checklist: Widget {
  private static let keysOfShort = keys(offersAll: false)
  private static let keysOfLong = keys(offersAll: true)
  private static let keysOfNarrowed = .ofClearing + keysOfShort
  private static let keyOfTyping = KeyHelp([.enter], .keyMark, brief: .keyCheck)
  private static let keysOfTyping = .ofClearing + [keyOfTyping] + keysOfShort

  /// The keys while a space belongs to the text.
  private static let keysOfText =
    .ofClearing + [keyOfTyping, KeyHelp(from: "a", to: "z", .keyNarrow)]

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

  /// The largest height of a list on a usual screen, and the part of a tall one that it may take.
  package static let rowLimit = 8
  private static let shareOfRows = 3

  /// The fewest and most choices, if limited.
  package let min: Int?
  package let max: Int?

  public let impliedRules: RuleSet

  /// The options offered.
  private(set) var options: OfferedOptions

  /// Whether each option is checked, the one for a typed answer last.
  var marks: [Bool]

  /// The text of the option for a typed answer.
  var otherText = TextLine()

  /// The filter, the highlight and the visible rows.
  var menu: ChoiceMenu

  /// Creates a list of choices, some of them checked if they exist.
  ///
  /// Blank choices are dropped, and all but the first of those with the same value; an empty list
  /// says that there are no options.
  /// - Parameters:
  ///   - choices: The options.
  ///   - other: The label of an additional option for a typed answer.
  ///   - min: The fewest choices; `nil` for no limit.
  ///   - max: The most choices; `nil` for no limit.
  ///   - marked: The values of the checked options, and with `other` any text.
  public init(
    _ choices: [Choice],
    other: String? = nil,
    min: Int? = nil,
    max: Int? = nil,
    marked: [Value] = []
  ) {
    self.init(options: .listed(choices), other: other, min: min, max: max, marked: marked)
  }

  /// Creates a list of choices from a source, some of them checked once they are available.
  public init(
    options source: OptionSource,
    other: String? = nil,
    min: Int? = nil,
    max: Int? = nil,
    marked: [Value] = []
  ) {
    self.min = min
    self.max = max
    options = OfferedOptions(source, other: other)
    marks = []
    menu = ChoiceMenu(of: options.list, at: nil, limit: .max)
    let clauses = source.clauses(isOpen: other != nil)
    let each = clauses.isEmpty ? nil : Clause.each(RuleSet(clauses))
    let limits = [min.map(Clause.minItems), max.map(Clause.maxItems)]
    impliedRules = RuleSet(([each, .uniqueItems] + limits).compactMap { $0 })
    mark(marked)
  }

  /// The options.
  var list: ChoiceList { options.list }

  var choices: [Choice] { list.choices }
  var rows: ChoiceRows { menu.rows }

  /// The checked values, in the order of the list, with the typed answer last.
  public var value: Value {
    get {
      guard options.isKnown else { return .list([Value](options.withheld) ?? []) }
      return .list(zip(choices, marks).filter(\.1).map(\.0.value) + typedAnswer)
    }
    set {
      guard let items = [Value](newValue) else { return }
      guard options.isKnown else { return mark(items) }
      let (marks, rest) = marks(of: items)
      guard rest.isEmpty || isTypedAnswer(rest) else { return }
      check(marks, typed: rest.first)
    }
  }

  /// Returns which choices have some values, and the values that none has.
  func marks(of values: [Value]) -> (marks: [Bool], rest: [Value]) {
    var rest = Set(values)
    let marks = choices.map { choice in
      !rest.isEmpty && (!choice.isDisabled || choice.isBarred)
        && rest.remove(choice.value) != nil
    }
    return (marks, values.filter(rest.contains))
  }

  /// Checks only some choices, and the option for a typed answer if there is one.
  mutating func check(_ marks: [Bool], typed: Value?) {
    self.marks = marks + (list.other == nil ? [] : [typed != nil])
    if let text = typed.flatMap({ String($0) }), text != otherText.text {
      otherText.replace(with: text)
    }
    settleBarred()
  }

  /// Checks only some values; those that are not options are withheld.
  private mutating func mark(_ values: [Value]) {
    let (marks, rest) = marks(of: values)
    let isTyped = options.isKnown && options.note != .loading && isTypedAnswer(rest)
    options.withheld = rest.isEmpty || isTyped ? .null : .list(rest)
    check(marks, typed: isTyped ? rest.first : nil)
  }

  /// Replaces the options; checked ones stay checked if they are still among them.
  private mutating func offer(_ offered: ChoiceList, note: OptionsNote?) {
    let before = list.entries
    let typed = options.isAwaited && menu.isTyping ? menu.filter.text : ""
    let marked = options.isKnown ? [Value](value) ?? [] : []
    let withheld = [Value](options.withheld) ?? []
    options.offer(offered, note: note)
    if before.isEmpty || list.entries.isEmpty || !typed.isEmpty {
      menu = ChoiceMenu(of: list, at: nil, limit: .max)
      // What is typed while none have arrived finds them then.
      if !typed.isEmpty { filter(by: typed) }
    } else {
      menu.show(list, insteadOf: before)
    }
    mark(marked + withheld)
  }

  /// Lets keys reach the barred choices that are checked, and no others, so that they can be
  /// unchecked.
  mutating func settleBarred() {
    var settled = choices
    for index in settled.indices where settled[index].isBarred {
      settled[index].isDisabled = !marks[index]
    }
    guard settled != choices else { return }
    let before = list.entries
    options.offer(ChoiceList(distinct: settled), note: options.note)
    menu.show(list, insteadOf: before)
  }

  public var traits: WidgetTraits {
    WidgetTraits(.choices, keptRules: ["each", "unique_items"], other: list.other)
  }

  public var description: WidgetDescription {
    let filter = menu.isNarrowed ? menu.filter.beforeCaret : nil
    return WidgetDescription(
      textBeforeCaret: isEditing ? otherText.beforeCaret : filter,
      choices: choices,
      options: options.ifChanging,
      part: menu.highlighted.map { .item(list.entries[$0].spokenLabel, isChecked: marks[$0]) },
      refusedInput: refusedInput,
      isChosen: !isEditing
    )
  }

  public func keys(in size: Size) -> [KeyHelp] {
    if list.entries.isEmpty { return [] }
    if isEditing { return [keysOfMoves] + .ofText }
    return listedKeys + [keysOfMoves] + (menu.isNarrowed && menu.isTyping ? [.typing] : [])
  }

  private var listedKeys: [KeyHelp] {
    if menu.isNarrowed, menu.isTyping {
      return isOfText(" ") ? Checklist.keysOfText : Checklist.keysOfTyping
    }
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
    let listRoom = listRoom(in: room, isNarrowed: false)
    let limit = Swift.max(Checklist.rowLimit, room.rows / Checklist.shareOfRows)
    let rows = list.height(in: listRoom, limit: limit)
    let others = list.helpHeight(atWidth: room.columns) + (options.isPartial ? 1 : 0)
    let least = list.entries.isEmpty && menu.isNarrowed ? 2 : 1
    return Swift.max(1, Swift.min(Swift.max(least, rows + others), room.rows))
  }

  public mutating func handle(_ input: WidgetInput, in size: Size) -> KeyUse {
    switch input {
    case .key(let key):
      let use = press(key)
      let (options, room) = (list.entries, listRoom(in: size, isNarrowed: menu.isNarrowed))
      menu.settle(on: options, in: room)
      return use
    case .paste(let text): return paste(text)
    case .pointer(let pointer): return point(pointer, in: size)
    case .leave: leave()
    case .options(let list, let note): offer(list, note: note)
    case .line(let line): return enterOther(line) ? .used : .notUsed
    case .commit: return commit().map(KeyUse.refused) ?? .used
    case .rules, .now, .language: return .notUsed
    }
    return .used
  }

  /// Returns the height of the filter in a height of the widget.
  func filterHeight(in rows: Int) -> Int { menu.isNarrowed && rows > 1 ? 1 : 0 }

  /// Returns the room of the list in a size of the widget, below the filter if there is one.
  func listRoom(in size: Size, isNarrowed: Bool) -> ListRoom {
    let rows = size.rows - (isNarrowed ? filterHeight(in: size.rows) : 0)
    return ListRoom(
      columns: size.columns - Checklist.columnsBeside,
      rows: list.listHeight(in: Size(columns: size.columns, rows: rows))
    )
  }

  /// The columns beside a label: the mark, a space, and two for the mark that the list continues.
  static let columnsBeside = 6
}

extension Checklist {
  private mutating func press(_ key: Key) -> KeyUse {
    if list.entries.isEmpty, !options.isAwaited { return .notUsed }
    if let use = pressOther(key) { return use }
    if let character = key.typed, isOfText(character) { return filter(by: key) }
    switch key {
    case .enter where menu.isNarrowed && menu.isTyping: return complete()
    case .space where list.entries.isEmpty: return .notUsed
    case .space:
      guard !menu.hasNoChoice, let index = menu.highlighted else {
        return .refused(menu.refusal(in: list.entries))
      }
      toggle(index)
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

  /// Checks or unchecks an option, unless it cannot be chosen; a filter that does not find the one
  /// for a typed answer becomes its text.
  private mutating func toggle(_ index: Int) {
    guard rows.isEnabled(menu.highlight) else { return }
    if index == choices.count, checkWithFilter() { return }
    marks[index].toggle()
    menu.move(to: menu.highlight)
    settleBarred()
  }

  var isLong: Bool { rows.count > Checklist.rowLimit }

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

  /// Checks or unchecks every choice of the filtered list that can be; if that would check more than
  /// the maximum, there is no change.
  private mutating func markAll(_ isMarked: (Bool) -> Bool) -> KeyUse {
    let shown = (0..<menu.count).filter(rows.isEnabled).compactMap(menu.index)
      .filter(choices.indices.contains)
    var marks = marks
    for index in shown { marks[index] = isMarked(marks[index]) }
    let (before, after) = (self.marks.count { $0 }, marks.count { $0 })
    if let max, after > max, after > before { return .refused(.tooMany(max: max)) }
    self.marks = marks
    menu.move(to: menu.highlight)
    settleBarred()
    return .used
  }

  private mutating func point(_ pointer: Pointer, in size: Size) -> KeyUse {
    let shown = listRoom(in: size, isNarrowed: menu.isNarrowed)
    let row = pointer.position.row - filterHeight(in: size.rows)
    let view = menu.view(of: list.entries, in: shown)
    switch pointer.action {
    case .press:
      guard let option = view.item(at: row).flatMap(rows.option), rows.isEnabled(option),
        let index = menu.index(at: option)
      else { return .notUsed }
      menu.move(to: option)
      // A click on the text places the caret.
      if isEditing, pointer.position.column >= Checklist.textColumn { return .used }
      toggle(index)
    case .wheelUp, .wheelDown:
      guard view.hasMoreAbove || view.hasMoreBelow else { return .notUsed }
      menu.scroll(by: pointer.action == .wheelUp ? -1 : 1, on: list.entries, in: shown)
      menu.highlightVisible(on: list.entries, in: shown)
    case .drag, .release: break
    }
    return .used
  }
}
