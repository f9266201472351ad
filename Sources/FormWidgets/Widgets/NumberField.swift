public import FormValidation

/// A field for a number: text as typed, a decimal in the answers.
///
/// Text that is not a number in plain notation stays text, for the rules to report. Exponents are
/// not accepted: if one could follow, no number of digits would be too many or too few.
///
/// Alt-Up and Alt-Down, or `]` and `[`, move to the next step up and down, exactly; every other key
/// edits the text. Steps stay within the field's limits, or those that its rules set independent of
/// other answers: at `range: {min: 13}` they stop at 13. Without a step, they move between whole
/// numbers. In an empty field they begin at 0, or at the limit nearest to it: at 13 with `min: 13`.
public struct NumberField: Widget {
  private static let keysOfSteps = [KeyHelp.steps] + .ofText
  private static let keysOfText = [KeyHelp.idleSteps] + .ofText

  /// The placeholder of the empty field.
  package let placeholder: String?

  /// The lowest and highest numbers allowed, if limited.
  package let min: Number?
  package let max: Number?

  /// The distance between neighboring numbers, counted from `min` or else from 0; `nil` if any
  /// number is allowed.
  package let step: Number?

  /// The numbers that steps lead to, which determine the role.
  private(set) var range: NumberRange
  private var role: WidgetRole

  private var line: TextLine

  /// How numbers are typed in the form's language.
  private var forms = LocalForms()

  /// Creates a field with the caret after its text.
  ///
  /// No number is between reversed limits, and a step of 0 or less is none.
  public init(
    min: Number? = nil,
    max: Number? = nil,
    step: Number? = nil,
    placeholder: String? = nil,
    text: String = ""
  ) {
    let step = step.flatMap { $0 > 0 ? $0 : nil }
    self.min = min
    self.max = max
    self.step = step
    self.placeholder = placeholder
    line = TextLine(text)
    range = NumberField.range(min, max, step)
    role = NumberField.role(in: range)
  }

  private static func range(_ min: Number?, _ max: Number?, _ step: Number?) -> NumberRange {
    NumberRange(min: min, max: max, step: step, base: min ?? 0)
  }

  public var value: Value {
    get {
      let plain = plain
      return plain.isEmpty ? .null : number.map(Value.number) ?? .text(plain)
    }
    set {
      guard let typed = NumericText([Normalizer.plainDigits].apply(to: newValue)) else { return }
      let isWrittenOut = typed.isTyped || !typed.text.contains(where: "eE".contains)
      let text = isWrittenOut ? typed.text : typed.number?.description ?? typed.text
      line.replace(with: typed.isTyped ? text : forms.written(text))
    }
  }

  /// The text with a decimal point and without surrounding white space.
  private var plain: String { forms.plainNumber(line.text) }

  /// The number of a text in plain digits; `nil` for any other, and for one that could be another
  /// number to readers of the form's language.
  private var number: Number? {
    let plain = plain
    let hasExponent = plain.utf8.contains { $0 | 0x20 == UInt8(ascii: "e") }
    return hasExponent || forms.isAmbiguous(line.text) ? nil : Number(plain)
  }

  /// Returns a number as written, with the decimal mark of the text.
  private func written(_ number: Number) -> String {
    line.text.utf8.contains(UInt8(ascii: ".")) ? number.description : forms.written(number)
  }

  public var impliedRules: RuleSet {
    var rules = [Clause.plainGroups(in: forms), .number(allowsExponent: false)]
    if min != nil || max != nil { rules.append(.range(min: min, max: max)) }
    if let step { rules.append(.multipleOf(step, base: min ?? 0)) }
    return RuleSet(rules)
  }

  public var traits: WidgetTraits { WidgetTraits(role, undoesEdits: true) }

  public var description: WidgetDescription {
    WidgetDescription(
      summary: forms.written(value),
      textBeforeCaret: line.beforeCaret,
      placeholder: placeholder,
      // A step is not typed.
      isChosen: line.edited.wasStepped
    )
  }

  public func keys(in size: Size) -> [KeyHelp] {
    canStep ? NumberField.keysOfSteps : NumberField.keysOfText
  }

  private static func role(in range: NumberRange) -> WidgetRole {
    let isStepped = range.step != nil
    return .number(
      min: isStepped || !range.excludesMin ? range.lowest : nil,
      max: isStepped || !range.excludesMax ? range.highest : nil,
      step: range.step
    )
  }

  public mutating func handle(_ input: WidgetInput, in size: Size) -> KeyUse {
    guard let input = input.withPlainDigits else { return .used }
    switch input {
    case .key(let key):
      guard let target = target(of: key) else { return line.press(key) }
      line.step(to: target == number ? line.text : written(target))
    case .paste(let text):
      // White space around a number would be invisible.
      let trimmed = String(text[...].trimmingWhitespace)
      line.paste(Number(forms.plainNumber(trimmed)) == nil ? text : trimmed)
    case .line(let text): value = .text(text)
    case .commit: complete()
    case .rules(let rules):
      range = NumberField.range(min, max, step).meeting(rules.numberRange)
      role = NumberField.role(in: range)
    case .language(let forms):
      let number = number
      self.forms = forms
      if let number { line.replace(with: forms.written(number.text)) }
    case .pointer, .leave, .now, .options: return line.handle(input, in: size)
    }
    return .used
  }

  /// Removes a decimal mark without decimals.
  private mutating func complete() {
    let plain = plain
    guard plain.last == ".", Number(plain.dropLast()) != nil else { return }
    line.retype(String(line.text[...].trimmingWhitespace.dropLast()))
  }

  public func draw(on canvas: inout Canvas) {
    canvas.draw(line, placeholder: placeholder)
  }
}

extension NumberField {
  /// The longest text that steps work with, in bytes, so that every key stays fast.
  private static let steppedLength = 10_000

  /// Returns the number that a key steps to; `nil` if the key edits the text.
  private func target(of key: Key) -> Number? {
    switch key {
    case Key(.up, .alt), .character("]"): target(after: 1)
    case Key(.down, .alt), .character("["): target(after: -1)
    default: nil
    }
  }

  /// Whether there is a number to step to, from the current one or an empty field.
  private var canStep: Bool {
    line.text.utf8.count <= NumberField.steppedLength
      && (plain.isEmpty || number != nil) && range.start != nil
  }

  /// Returns the number that steps lead to; positive is up.
  private func target(after steps: Int) -> Number? {
    guard canStep else { return nil }
    return number.map { range.number(steps, from: $0) } ?? range.start
  }
}

extension NumberField: TransparentWidget {
  package static func adoptsUnchanged(_ value: Value) -> Bool {
    guard case .number(let number) = value else { return false }
    // A number with an exponent is written out.
    return !number.text.utf8.contains { $0 | 0x20 == UInt8(ascii: "e") }
  }
}
