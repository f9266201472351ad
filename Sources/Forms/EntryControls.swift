package import FormValidation
package import FormWidgets

/// The number of entries of a repeated group, with the button that adds one.
package struct EntryCount: Widget {
  /// The minimum and maximum number of entries.
  let counts: ClosedRange<Int>

  /// The name of an entry.
  let entry: String

  /// Returns the name for use within a wording, which may begin with it.
  package func entry(in wording: String) -> String {
    wording.hasPrefix("{") ? entry : entry.withSmallInitial
  }

  package let count: Int

  init(_ counts: ClosedRange<Int>, count: Int, of entry: String) {
    self.counts = counts
    self.entry = entry
    self.count = count
  }

  /// A list with an empty object for each entry, which only the form changes.
  package var value: Value {
    get { .list(Array(repeating: .object([:]), count: count)) }
    set {}
  }

  package var impliedRules: RuleSet {
    counts.lowerBound > 0 ? RuleSet([Clause(EntryMinimum(counts.lowerBound))]) : []
  }

  /// Whether another entry can be added.
  package var canAdd: Bool { count < counts.upperBound }

  package var traits: WidgetTraits { WidgetTraits(.button, kind: .list) }

  package var description: WidgetDescription { WidgetDescription(summary: "") }

  package func keys(in size: Size) -> [KeyHelp] {
    canAdd ? [KeyHelp([.enter, .space], .keyAdd, brief: .keyAdd)] : []
  }

  /// Uses no keys: the filling adds entries.
  package mutating func handle(_ input: WidgetInput, in size: Size) -> KeyUse { .notUsed }

  package func draw(on canvas: inout Canvas) {
    let text = text(in: canvas.words).fitted(to: canvas.size.columns - 4, canvas.glyphs)
    guard canAdd else {
      canvas.write(text, row: 0, column: 0, style: .quiet)
      return canvas.placeCaret(row: 0, column: 0)
    }
    let style: Style = canvas.isFocused ? .focusedButton : .plain
    canvas.write("[ \(text) ]", row: 0, column: 0, style: style)
    canvas.placeCaret(row: 0, column: 2)
  }

  /// Returns the label of the button; at the limit, a text that says so.
  package func text(in words: Narrator) -> String {
    canAdd
      ? words.text(.addEntry, ["entry": .text(entry(in: words[.addEntry]))])
      : words.text(.mostEntries, ["max": .number(Number(counts.upperBound))])
  }
}

/// A repeated group must have at least a number of entries.
private struct EntryMinimum: Rule {
  let name = "min_items"
  private let min: Int

  init(_ min: Int) {
    self.min = min
  }

  var traits: RuleTraits { RuleTraits(judgesBlank: true) }

  var requirement: Wording {
    Wording(Message("needs.at_least", "At least {min}"), ["min": .number(Number(min))])
  }

  func verdict(on items: [Value], among _: Answers) -> Verdict {
    guard items.count < min else { return .valid }
    return .incomplete(
      "items.too_few",
      Message("entries.too_few", "Add {missing} more.", judging: .atLeastItems),
      [
        "min": .number(Number(min)), "actual": .number(Number(items.count)),
        "missing": .number(Number(min - items.count)),
      ]
    )
  }
}

/// The buttons of an entry of a repeated group: remove, move up, move down.
package struct EntryButtons: Widget {
  private let number: Int
  private let min: Int

  /// The number of entries, which determines the buttons.
  private let count: Int

  /// The widths of the names of all actions.
  private var nameWidths = widths(in: .english)

  private var current = 0

  /// Creates the buttons of an entry, from 0, of a number of entries with a minimum.
  init(of number: Int, in count: Int, min: Int) {
    self.number = number
    self.count = count
    self.min = min
  }

  /// Adjusts to the language of the names.
  package mutating func adjust(to words: Narrator) {
    nameWidths = EntryButtons.widths(in: words)
  }

  private static func widths(in words: Narrator) -> [Int] {
    EntryChange.own.map { words[$0.word].cellWidth }
  }

  /// The buttons, in order; at least one.
  var actions: [EntryChange] {
    let actions =
      (count > min ? [EntryChange.remove] : []) + (number > 0 ? [.moveUp] : [])
      + (number < count - 1 ? [.moveDown] : [])
    return actions.isEmpty ? [.remove] : actions
  }

  /// The effect of the highlighted button.
  package var action: EntryChange { actions[Swift.max(0, current)] }

  package var value: Value {
    get { .null }
    set {}
  }

  package var traits: WidgetTraits { WidgetTraits(.button) }

  package var description: WidgetDescription { WidgetDescription(summary: "") }

  package func keys(in size: Size) -> [KeyHelp] {
    actions.count > 1 ? [KeyHelp([.left, .right], .keySelect, brief: .keySelect, showing: 2)] : []
  }

  package mutating func handle(_ input: WidgetInput, in size: Size) -> KeyUse {
    switch input {
    case .key(.left) where actions.count > 1: current = Swift.max(0, current - 1)
    case .key(.right) where actions.count > 1: current = Swift.min(current + 1, actions.count - 1)
    case .pointer(let pointer) where pointer.action == .press:
      return highlight(at: pointer.position, columns: size.columns) ? .used : .notUsed
    case .leave: current = 0
    default: return .notUsed
    }
    return .used
  }

  /// Highlights the button at a cell, and returns whether there is one.
  package mutating func highlight(at cell: Position, columns: Int) -> Bool {
    let found = places(columns: columns).firstIndex {
      $0.row == cell.row && $0.columns ~= cell.column
    }
    if let found { current = found }
    return found != nil
  }

  /// Returns where the buttons are in a width: side by side, as many as fit in a row.
  private func places(columns: Int) -> [(row: Int, columns: Range<Int>)] {
    var (row, start) = (0, 0)
    return actions.map { action in
      let width = nameWidths[action.rawValue] + 4
      if start > 0, start + width > columns { (row, start) = (row + 1, 0) }
      defer { start += width + 2 }
      return (row, start..<start + width)
    }
  }

  package func height(in room: Size) -> Int { 1 + (places(columns: room.columns).last?.row ?? 0) }

  package func draw(on canvas: inout Canvas) {
    for (place, action) in zip(places(columns: canvas.size.columns), actions) {
      let isCurrent = canvas.isFocused && action == self.action
      let column = place.columns.lowerBound
      canvas.write(
        "[ \(canvas.words[action.word]) ]",
        row: place.row,
        column: column,
        style: isCurrent ? .focusedButton : .plain
      )
      if isCurrent { canvas.placeCaret(row: place.row, column: column + 2) }
    }
  }
}

extension Field {
  /// Whether it represents the buttons of a repeated group or of one of its entries.
  package var isControl: Bool { widget.isControl }

  /// Whether it has an answer: it is more than the buttons of an entry.
  package var hasAnswer: Bool { !(widget is EntryButtons) }
}

extension Widget {
  /// Whether it is the buttons of a repeated group or of one of its entries.
  ///
  /// Comparing types is much faster than casting, and is done for every field.
  package var isControl: Bool { Self.self == EntryCount.self || Self.self == EntryButtons.self }
}

extension String {
  /// The text with a lowercase first letter, unless it begins with an abbreviation.
  fileprivate var withSmallInitial: String {
    guard let first, dropFirst().first?.isLowercase == true else { return self }
    return first.lowercased() + dropFirst()
  }
}
