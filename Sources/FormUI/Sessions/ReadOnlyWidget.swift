import FormValidation

/// The widget of a read-only field: shows its answer as text, and uses no key.
struct ReadOnlyWidget: Widget {
  static let kind = ValueKind.any

  /// The widget that could edit the answer.
  private var base: any Widget

  /// Whether the answer is made from secrets.
  private let repeatsSecret: Bool

  /// Creates a widget that shows the answer of a field, given the one that could edit it.
  init(_ base: any Widget, of field: borrowing Field) {
    self.base = base
    repeatsSecret = field.repeatsSecret
  }

  var value: Value {
    get { base.value }
    set { base.value = newValue }
  }

  var impliedRules: RuleSet { base.impliedRules }

  var description: WidgetDescription {
    let own = base.description
    let isSecret = repeatsSecret || own.isSecret
    let labels = own.choices.isEmpty || isSecret ? nil : base.chosenLabels
    return WidgetDescription(
      own.role,
      isSecret: isSecret,
      summary: own.summary ?? labels,
      options: own.options,
      isChosen: true,
      keepsLineBreaks: own.keepsLineBreaks,
      undoesEdits: true,
      needsToday: own.needsToday
    )
  }

  mutating func handle(_ input: WidgetInput, in size: Size) -> KeyUse {
    switch input {
    case .language, .today, .options: return base.handle(input, in: size)
    case .key, .paste, .pointer, .line, .commit, .leave, .rules: return .notUsed
    }
  }

  func draw(on canvas: inout Canvas) {
    let text = summary(in: canvas.words).printable.fitted(to: canvas.size.columns, canvas.glyphs)
    canvas.write(text, row: 0, column: 0, style: .value)
    canvas.placeCaret(row: 0, column: 0)
  }

  static func == (left: ReadOnlyWidget, right: ReadOnlyWidget) -> Bool {
    left.base.isEqual(to: right.base) && left.repeatsSecret == right.repeatsSecret
  }
}

extension Widget {
  /// The labels of the chosen options in a line; empty if there are none.
  /// - Complexity: O(n), in choices.
  var chosenLabels: String {
    guard case .list(let items) = value else { return label(of: value) ?? "" }
    let chosen = Set(items)
    var labels: [Value: String] = [:]
    for choice in description.choices where chosen.contains(choice.value) {
      labels[choice.value] = choice.label
    }
    return items.compactMap { labels[$0] }.joined(separator: ", ")
  }

  /// Returns the answer in a line of words, with labels for chosen values; empty if there is none.
  func summary(in words: Narrator, isSecret: Bool = false) -> String {
    let description = description
    // Marks that do not show the length of a secret.
    if isSecret || description.isSecret {
      return value.isBlank ? "" : String(repeating: "*", count: 8)
    }
    if let summary = description.summary {
      // Digits in the local order could be misread.
      let date = description.role == .date ? String(value).flatMap(CalendarDate.init(iso:)) : nil
      return date.map(words.words) ?? summary
    }
    if !description.choices.isEmpty { return chosenLabels }
    switch value {
    case .text(let text) where description.keepsLineBreaks:
      return text.split(separator: "\n").joined(separator: " / ")
    case .bool(let flag): return words[flag ? .yes : .no]
    case .list(let items): return items.map(\.description).joined(separator: ", ")
    case let value: return value.isBlank ? "" : value.description
    }
  }
}
