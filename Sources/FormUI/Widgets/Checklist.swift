public import FormValidation

/// A choice of several answers from a list, a row each.
public struct Checklist: Widget {
  public static let kind = ValueKind.list

  public var keys: [KeyHelp] { Checklist.allKeys }

  private static let allKeys =
    [
      KeyHelp([.space], .keyMark, brief: .keyCheck), KeyHelp(from: "a", to: "z", .keyJump),
    ] + .ofHistory

  /// The most rows that it takes.
  public static let rowLimit = 8

  /// The fewest and the most answers, where there are such limits.
  public let min: Int?
  public let max: Int?

  public let impliedRules: RuleSet

  /// The answers.
  let list: ChoiceList

  /// Whether each answer is marked.
  private(set) var marks: [Bool]

  /// The place of the row that keys are about.
  private(set) var current = 0

  /// The rows in view.
  private(set) var window = ListWindow(limit: rowLimit)

  /// The beginning of a label, while it is being typed.
  private var typed = ""

  /// Creates a list of choices, some of them marked where there are such.
  /// - Precondition: there is a choice, none is blank, and no two have the same value.
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

  public var choices: [Choice] { list.choices }

  /// What is marked, in the order of the list.
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

  /// Marks the choices called as a text has it, with line breaks or commas between.
  public mutating func paste(_ text: String) -> KeyUse {
    let names = text.split(whereSeparator: \.isNewline).flatMap { line in
      // A label may have commas of its own.
      list.choices.place(named: String(line)) == nil ? line.split(separator: ",") : [line]
    }
    let places = names.map { list.choices.place(named: String($0)) }
    guard !places.isEmpty, !places.contains(nil) else { return .notUsed }
    for place in places.compactMap({ $0 }) { marks[place] = true }
    return .used
  }

  public func height(atWidth columns: Int) -> Int {
    Swift.min(choices.count, Checklist.rowLimit)
  }

  public func height(in room: Size) -> Int {
    Swift.max(1, Swift.min(height(atWidth: room.columns), room.rows))
  }

  /// The rows in view of so many that it is drawn in.
  func window(in rows: Int) -> ListWindow {
    window.narrowed(to: rows, showing: current, of: choices.count)
  }
}

extension Checklist {
  public mutating func press(_ key: Key) -> KeyUse {
    if let character = key.typed, jump(to: character) { return .used }
    typed = ""
    switch key {
    case .space: marks[current].toggle()
    case .down, .control("n"): return move(to: current + 1)
    case .up, .control("p"): return move(to: current - 1)
    // A list that is seen whole leaves pages to the form.
    case .pageDown where isLong: return move(to: current + Checklist.rowLimit)
    case .pageUp where isLong: return move(to: current - Checklist.rowLimit)
    case .home, .control("a"): show(0)
    case .end, .control("e"): show(choices.count - 1)
    default: return .notUsed
    }
    return .used
  }

  private var isLong: Bool { choices.count > Checklist.rowLimit }

  /// Moves to a row, held to the ends; at an end there is nothing to move to.
  private mutating func move(to row: Int) -> KeyUse {
    let row = Swift.max(0, Swift.min(row, choices.count - 1))
    guard row != current else { return .notUsed }
    show(row)
    return .used
  }

  /// Goes to a row, and has it in view.
  private mutating func show(_ row: Int) {
    current = row
    window.show(row, of: choices.count)
  }

  /// Goes to the next label that begins with what was typed and a character, or else with that
  /// alone.
  private mutating func jump(to character: Character) -> Bool {
    guard character != " " else { return false }
    let text = typed + String(character)
    if !typed.isEmpty, let row = list.place(startingWith: text, from: current) {
      typed = text
      show(row)
      return true
    }
    let next = (current + 1) % choices.count
    guard let row = list.place(startingWith: String(character), from: next) else { return false }
    typed = String(character)
    show(row)
    return true
  }

  public mutating func point(_ pointer: Pointer, in size: Size) -> KeyUse {
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
