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
  private(set) var options: OfferedOptions

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

  var choices: [Choice] { list.choices }
  var rows: ChoiceRows { menu.rows }

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
    let listRoom = listRoom(in: room, isNarrowed: false)
    let rows = list.height(in: listRoom, limit: Checklist.rowLimit)
    return Swift.max(1, Swift.min(rows + list.helpHeight(atWidth: room.columns), room.rows))
  }

  public mutating func handle(_ input: WidgetInput, in size: Size) -> KeyUse {
    switch input {
    case .key(let key):
      let use = press(key)
      let (choices, room) = (choices, listRoom(in: size, isNarrowed: menu.isNarrowed))
      menu.settle(on: choices, in: room)
      return use
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
    let shown = listRoom(in: size, isNarrowed: menu.isNarrowed)
    let row = pointer.position.row - filterHeight(in: size.rows)
    let view = menu.view(of: choices, in: shown)
    switch pointer.action {
    case .press:
      guard let option = view.item(at: row).flatMap(rows.option), rows.isEnabled(option),
        let index = menu.index(at: option)
      else { return .notUsed }
      menu.move(to: option)
      marks[index].toggle()
    case .wheelUp, .wheelDown:
      guard view.hasMoreAbove || view.hasMoreBelow else { return .notUsed }
      menu.scroll(by: pointer.action == .wheelUp ? -1 : 1, on: choices, in: shown)
      menu.highlightVisible(on: choices, in: shown)
    case .drag, .release: break
    }
    return .used
  }
}
