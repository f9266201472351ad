package import FormValidation
package import FormWidgets

/// Buttons that change the entries of a repeated group: the one that adds an entry, or those of an
/// entry.
package struct EntryButtons: Widget {
  /// What the buttons do, in order; empty if no entry can be added.
  private let changes: [EntryChange]

  /// How many entries there may be, for the button that adds one; `nil` for those of an entry.
  private let counts: ClosedRange<Int>?

  /// The name of an entry.
  private let name: String

  /// What is written on the buttons, or instead of the one that adds an entry.
  private var labels: [String] = []

  private var current = 0

  /// What the rules of the group see, an empty object for each entry, which only the form changes.
  package var value: Value {
    get { entries }
    set {}
  }

  private let entries: Value

  /// Creates the button that adds an entry to those that exist.
  init(addingTo count: Int, of counts: ClosedRange<Int>, named name: String, in language: Language)
  {
    (self.counts, self.name) = (counts, name)
    changes = count < counts.upperBound ? [.add] : []
    entries = .list(Array(repeating: .object([:]), count: count))
    adjust(to: language)
  }

  /// Creates the buttons of an entry, from 0, of a number of entries with a minimum.
  init(of number: Int, in count: Int, min: Int, in language: Language) {
    (counts, name, entries) = (nil, "", .null)
    let changes =
      (count > min ? [EntryChange.remove] : []) + (number > 0 ? [.moveUp] : [])
      + (number < count - 1 ? [.moveDown] : [])
    self.changes = changes.isEmpty ? [.remove] : changes
    adjust(to: language)
  }

  /// Labels the buttons in a language.
  mutating func adjust(to language: Language) {
    func text(_ word: Word, _ parameters: Parameters = [:]) -> String {
      word.wording(in: language).longest.text(parameters, in: language)
    }
    guard let counts else {
      labels = changes.map { text($0.word) }
      return
    }
    let name = name(in: Word.addEntry.wording(in: language).template)
    labels = [
      changes.isEmpty
        ? text(.mostEntries, ["max": .number(Number(counts.upperBound))])
        : text(.addEntry, ["entry": .text(name)])
    ]
  }

  /// Returns the name of an entry for use within a wording, which may begin with it.
  package func name(in wording: String) -> String {
    wording.hasPrefix("{") ? name : name.withSmallInitial
  }

  /// What the highlighted button does; `nil` if no entry can be added.
  package var change: EntryChange? { changes.isEmpty ? nil : changes[current] }

  /// What is written on the highlighted button, or instead of it.
  package var label: String { labels[current] }

  package var traits: WidgetTraits {
    let kind: ValueKind? = counts == nil ? nil : .list
    return WidgetTraits(.button, kind: kind, keptRules: ["min_items"])
  }

  package var impliedRules: RuleSet {
    let min = counts?.lowerBound ?? 0
    return min > 0 ? RuleSet([Clause(EntryMinimum(min))]) : []
  }

  package var description: WidgetDescription { WidgetDescription(summary: "") }

  package func keys(in size: Size) -> [KeyHelp] {
    let press: [KeyHelp] =
      switch change {
      case .add: [KeyHelp([.enter, .space], .keyAdd, brief: .keyAdd)]
      case .remove: [KeyHelp([.enter, .space], .keyRemove, brief: .keyRemove)]
      case .moveUp: [KeyHelp([.enter, .space], .moveEntryUpKey)]
      case .moveDown: [KeyHelp([.enter, .space], .moveEntryDownKey)]
      case nil: []
      }
    return changes.count > 1
      ? press + [KeyHelp([.left, .right], .keySelect, brief: .keySelect, showing: 2)] : press
  }

  /// Highlights a button; the filling changes the entries.
  package mutating func handle(_ input: WidgetInput, in size: Size) -> KeyUse {
    switch input {
    case .key(.left) where changes.count > 1: current = max(0, current - 1)
    case .key(.right) where changes.count > 1: current = min(current + 1, changes.count - 1)
    case .pointer(let pointer) where pointer.action == .press:
      return highlight(at: pointer.position, columns: size.columns) ? .used : .notUsed
    case .leave: current = 0
    default: return .notUsed
    }
    return .used
  }

  /// Highlights the button at a cell, and returns whether there is one.
  package mutating func highlight(at cell: Position, columns: Int) -> Bool {
    let found = places(columns: columns).prefix(changes.count).firstIndex {
      $0.row == cell.row && $0.columns ~= cell.column
    }
    if let found { current = found }
    return found != nil
  }

  /// Returns where the buttons are in a width: side by side, as many as fit in a row.
  private func places(columns: Int) -> [(row: Int, columns: Range<Int>)] {
    var (row, start) = (0, 0)
    return labels.map { label in
      let width = label.cellWidth + 4
      if start > 0, start + width > columns { (row, start) = (row + 1, 0) }
      defer { start += width + 2 }
      return (row, start..<start + width)
    }
  }

  package func height(in room: Size) -> Int { 1 + (places(columns: room.columns).last?.row ?? 0) }

  package func draw(on canvas: inout Canvas) {
    for (index, place) in places(columns: canvas.size.columns).enumerated() {
      let (row, column) = (place.row, place.columns.lowerBound)
      let isCurrent = index == current
      let label = labels[index].printable.fitted(
        to: canvas.size.columns - column - 4,
        canvas.glyphs
      )
      guard !changes.isEmpty else {
        canvas.write(label, row: row, column: column, style: .quiet)
        return canvas.placeCaret(row: row, column: column)
      }
      let isFocused = isCurrent && canvas.isFocused
      canvas.drawButton("[ \(label) ]", row: row, column: column, isFocused: isFocused)
      if isCurrent { canvas.placeCaret(row: row, column: column + 2) }
    }
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

extension String {
  /// The text with a lowercase first letter, unless it begins with an abbreviation.
  fileprivate var withSmallInitial: String {
    guard let first, dropFirst().first?.isLowercase == true else { return self }
    return first.lowercased() + dropFirst()
  }
}
