import FormValidation

/// One choice from a list, which may have an option for a typed answer.
struct SingleChoice: Equatable, Sendable {
  /// The width for the text of an option, with the colon before it.
  static let textWidth = 32

  /// The options offered.
  private(set) var options: OfferedOptions

  /// The text of the option for a typed answer.
  var otherText = TextLine()

  /// The index of the choice in the list, if any.
  var chosen: Int?

  /// Whether an answer was given before there were options to compare it with.
  private var isGiven = false

  /// Creates a choice from options, with the one of a value chosen if it exists.
  init(_ source: OptionSource, other: String?, value: Value) {
    options = OfferedOptions(source, other: other)
    self.value = value
  }

  /// The options.
  var list: ChoiceList { options.list }

  /// The answers to choose from.
  var choices: [Choice] { options.list.choices }

  /// Whether the option for a typed answer is chosen.
  var isOther: Bool { chosen == choices.count }

  /// The rules on the choice.
  var impliedRules: RuleSet { RuleSet(options.source.clauses(isOpen: list.other != nil)) }

  var value: Value {
    get {
      guard let chosen else { return options.isKnown ? .null : options.withheld }
      guard isOther else { return choices[chosen].value }
      return otherText.text.isEmpty ? .null : .text(otherText.text)
    }
    set {
      if newValue == .null {
        chosen = nil
        options.withheld = .null
      } else if !options.isKnown {
        guard newValue.isChoice else { return }
        (options.withheld, isGiven) = (newValue, true)
      } else if let index = list.index(ofHeld: newValue) {
        chosen = index
      } else if !choices.contains(where: { $0.value == newValue }) {
        chooseOther(newValue)
      }
    }
  }

  /// Replaces the options: a choice that is no longer among them is withheld until it returns.
  mutating func offer(_ list: ChoiceList, note: OptionsNote?) {
    let answer = value == .null ? options.withheld : value
    let wasOther = isOther
    options.offer(list, note: note)
    options.withheld = .null
    chosen = wasOther ? choices.count : index(of: answer)
    let isWhole = !choices.isEmpty && note != .loading
    if chosen == nil, isGiven, isWhole { chooseOther(answer) }
    if chosen == nil { options.withheld = answer }
    if isWhole { isGiven = false }
  }

  /// Makes a line the text of the option for a typed answer, unless it names another option, and
  /// returns whether it did.
  mutating func enterOther(_ line: String) -> Bool {
    guard list.other != nil, choices.indices(begunBy: line).isEmpty,
      choices.index(numbered: line) == nil
    else { return false }
    otherText.replace(with: line)
    chosen = choices.count
    return true
  }

  /// Returns the index of an answer among the options, which may have been given by its label.
  private func index(of answer: Value) -> Int? {
    let index = list.index(ofHeld: answer)
    guard index == nil, case .text(let text) = answer else { return index }
    return list.index(named: text)
  }

  /// Chooses the option for a typed answer, with a text.
  private mutating func chooseOther(_ value: Value) {
    guard list.other != nil, case .text(let text) = value, !text.isEmpty else { return }
    otherText.replace(with: text)
    chosen = choices.count
  }
}

extension Choice {
  /// Returns whether a text finds the label, or is empty.
  func isFound(by text: String) -> Bool {
    text.isEmpty || FuzzyMatch(of: text.foldedBytes, in: label.foldedBytes) != nil
  }
}

extension Key {
  /// The keys that clear a choice.
  static let clearing: [Key] = [.delete, .backspace, .control("d"), .control("h")]
}

extension Canvas {
  /// The smallest room for the text of an option, with the colon before it.
  private static let textMinimum = 12

  /// Draws the text of an option after its label: `Other: a text`.
  mutating func write(
    _ text: TextLine,
    after label: String,
    row: Int = 0,
    columns: Int,
    style: Style,
    isFocused: Bool
  ) {
    let label = label.fitted(to: max(1, columns - Canvas.textMinimum), glyphs)
    let end = write("\(label):", row: row, column: 0, style: style)
    let start = min(end + 1, size.columns - 1)
    draw(
      at: Position(row: row, column: start),
      size: Size(columns: max(1, columns - start), rows: 1),
      isFocused: isFocused
    ) { part in
      part.draw(text, placeholder: nil)
    }
  }
}

extension Value {
  /// Whether a choice can have the value.
  fileprivate var isChoice: Bool {
    switch self {
    case .text, .number: true
    default: false
    }
  }
}
