public import FormValidation

/// A field for a number: text as typed, a decimal in the answers.
///
/// What is no number written out in digits, or none yet, stays the text it is, for the rules to
/// speak of. An exponent is not taken: with one to come, no digits would be too many or too few.
///
/// Alt-Up and Alt-Down, or `]` and `[`, go to the next step up and down, exactly; every other key
/// edits the text as in any line. Steps stay within the ends that the field has, or that its rules
/// set whatever the other answers are: at `range: {min: 13}` they stop at 13. Without a step they go
/// from one whole number to the next. In an empty field they begin at 0, or at the end that is
/// nearer to it: at 13 with `min: 13`.
public struct NumberField: Widget {
  public static let kind = ValueKind.number

  public static var undoesEdits: Bool { true }

  public var keys: [KeyHelp] { NumberField.allKeys }

  private static let allKeys = [KeyHelp].ofSteps + .ofText

  /// What stands in the field while it is empty.
  public let placeholder: String?

  /// The lowest number and the highest one allowed, where there are such limits.
  public let min: Number?
  public let max: Number?

  /// The distance of two neighbouring numbers, counted from `min` or else from 0; nothing where any
  /// number between them will do.
  public let step: Number?

  /// The numbers that steps lead to.
  private(set) var range: NumberRange

  private var line: TextLine

  /// How numbers are typed in the form's language.
  private var forms = LocalForms()

  /// Creates a field with the caret behind its text.
  /// - Precondition: `min` is not above `max`, and the step is above 0.
  public init(
    min: Number? = nil,
    max: Number? = nil,
    step: Number? = nil,
    placeholder: String? = nil,
    text: String = ""
  ) {
    if let min, let max { precondition(min <= max, "min is above max") }
    self.min = min
    self.max = max
    self.step = step
    self.placeholder = placeholder
    line = TextLine(text)
    range = NumberField.range(min, max, step)
  }

  private static func range(_ min: Number?, _ max: Number?, _ step: Number?) -> NumberRange {
    NumberRange(min: min, max: max, step: step, base: min ?? 0)
  }

  public var value: Value {
    get {
      let plain = plain
      return plain.isEmpty ? .null : number(of: plain).map(Value.number) ?? .text(plain)
    }
    set {
      guard let typed = NumericText(newValue) else { return }
      let isWrittenOut = typed.isTyped || !typed.text.contains(where: "eE".contains)
      line.replace(with: isWrittenOut ? typed.text : typed.number?.description ?? typed.text)
    }
  }

  /// The text with a point before its decimals and no white space around it.
  private var plain: String { forms.plainNumber(line.text) }

  /// The number that a text is, if it is one written out in digits.
  private func number(of text: String) -> Number? {
    text.utf8.contains { $0 | 0x20 == UInt8(ascii: "e") } ? nil : Number(text)
  }

  /// A number as it is written where the text has a comma before its decimals, or a point.
  private func written(_ number: Number) -> String {
    guard line.text.utf8.contains(UInt8(ascii: ",")) else { return number.description }
    return String(number.description.map { $0 == "." ? "," : $0 })
  }

  /// Takes a number as it would be typed; what is none is held, too, for the rules to speak of.
  public mutating func enter(_ line: String) -> Bool {
    value = .text(line)
    return true
  }

  public var impliedRules: RuleSet {
    var rules = [Clause.number(allowsExponent: false)]
    if min != nil || max != nil { rules.append(.range(min: min, max: max)) }
    if let step { rules.append(.multipleOf(step, base: min ?? 0)) }
    return RuleSet(rules)
  }

  public mutating func take(rules: RuleSet) {
    range = NumberField.range(min, max, step).meeting(rules.numberRange)
  }

  public var role: WidgetRole {
    let isStepped = range.step != nil
    return .number(
      min: isStepped || !range.excludesMin ? range.lowest : nil,
      max: isStepped || !range.excludesMax ? range.highest : nil,
      step: range.step
    )
  }

  public var caret: Int? { line.beforeCaret.count }

  /// Whether a key that steps was the last to change the text, which nobody has typed then.
  var wasStepped: Bool { line.edited.wasStepped }

  public mutating func press(_ key: Key) -> KeyUse {
    guard let target = target(of: key) else { return line.press(key) }
    line.step(to: target == number(of: plain) ? line.text : written(target))
    return .used
  }

  /// Takes a number without the white space around it, which nobody sees once it stands here.
  public mutating func paste(_ text: String) -> KeyUse {
    let trimmed = String(text[...].trimmingWhitespace)
    line.paste(Number(forms.plainNumber(trimmed)) == nil ? text : trimmed)
    return .used
  }

  public mutating func take(forms: LocalForms) { self.forms = forms }

  public mutating func point(_ pointer: Pointer, in size: Size) -> KeyUse {
    line.point(pointer, columns: size.columns)
  }

  public mutating func leave() {
    line.leave()
  }

  public func draw(on canvas: inout Canvas) {
    canvas.draw(line, placeholder: placeholder)
  }
}

extension NumberField {
  /// The longest text that steps work with, in bytes; it keeps every key quick, whatever is
  /// pasted.
  private static let steppedLength = 10_000

  /// The number that a key steps to; `nil` if it edits the text.
  private func target(of key: Key) -> Number? {
    switch key {
    case Key(.up, .alt), .character("]"): target(after: 1)
    case Key(.down, .alt), .character("["): target(after: -1)
    default: nil
    }
  }

  /// Whether there is a number to step from, or none yet, and one to step to.
  private var canStep: Bool {
    line.text.utf8.count <= NumberField.steppedLength
      && (plain.isEmpty || number(of: plain) != nil) && range.start != nil
  }

  /// The number that steps lead to, up where positive.
  private func target(after steps: Int) -> Number? {
    guard canStep else { return nil }
    return number(of: plain).map { range.number(steps, from: $0) } ?? range.start
  }
}
