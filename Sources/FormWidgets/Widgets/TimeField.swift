public import FormValidation

/// A field for a time of day, typed as `23:59`, `2359`, or `930`.
public struct TimeField: Widget {
  private static let keysOfSteps = [KeyHelp.steps] + .ofText
  private static let keysOfText = [KeyHelp.idleSteps] + .ofText

  /// The placeholder of the empty field, instead of the time format.
  package let placeholder: String?

  /// The first and last times allowed, if limited.
  package let min: DateReference?
  package let max: DateReference?

  private var typed: TypedGroups

  /// Whether the text was set, not typed: then it has no words.
  private var isStored = false

  /// The current time, if known.
  private var now: TimeOfDay?

  /// How times are shown in the form's language.
  private var forms = LocalForms()

  /// Creates a field with the caret after its text.
  public init(
    min: DateReference? = nil,
    max: DateReference? = nil,
    placeholder: String? = nil,
    text: String = ""
  ) {
    self.min = min
    self.max = max
    self.placeholder = placeholder
    typed = TypedGroups(.time, text: text)
  }

  public var value: Value {
    get {
      if let time { return .text(time.description) }
      return .text(String(typed.text[...].trimmingWhitespace))
    }
    set {
      guard let text = String(newValue)?.withPlainDigits else { return }
      typed.replace(with: text)
      isStored = true
      if let time { typed.replace(with: forms.written(time)) }
    }
  }

  /// The text as typed.
  var text: String { typed.text }

  /// The typed time, once it is complete.
  var time: TimeOfDay? {
    if case .time(let time) = ClockReading(typed.text) { return time }
    return isStored ? nil : now(in: typed.text)
  }

  /// The current time, if a text is the word for it.
  private func now(in text: String) -> TimeOfDay? {
    now.flatMap { TypedTime(language: forms.language).rest(of: text)?.isEmpty == true ? $0 : nil }
  }

  public var impliedRules: RuleSet {
    // The limits ignore a time that is begun, or written in the language's own format.
    let time = Clause(TypedTime(language: forms.language)).stop()
    return min == nil && max == nil
      ? [time] : [time, .range(min: min, max: max, DateFormat("HH:mm"))]
  }

  public var traits: WidgetTraits { WidgetTraits(.time, undoesEdits: true, needsNow: true) }

  public var description: WidgetDescription {
    WidgetDescription(
      summary: forms.hasTwelveHours ? time.map(forms.written) : nil,
      textBeforeCaret: typed.line.beforeCaret,
      placeholder: placeholder
    )
  }

  public func keys(in size: Size) -> [KeyHelp] {
    typed.text.isEmpty || time != nil ? TimeField.keysOfSteps : TimeField.keysOfText
  }

  public mutating func handle(_ input: WidgetInput, in size: Size) -> KeyUse {
    guard let input = input.withPlainDigits else { return .used }
    switch input {
    case .key, .paste: isStored = false
    default: break
    }
    switch input {
    case .key(let key): return press(key)
    case .pointer(let pointer): return typed.point(pointer, columns: size.columns)
    case .paste(let text): typed.paste(text)
    case .line(let text):
      // A time of digits only gets its separators.
      value = .text(DigitGroups.time.grouped(String(text[...].trimmingWhitespace)))
      isStored = false
    case .commit: complete()
    case .leave: typed.leave()
    case .language(let forms):
      let time = time
      self.forms = forms
      if let time { typed.replace(with: forms.written(time)) }
    case .now(let moment):
      let isFirst = now == nil
      now = TimeOfDay(hour: moment.time.hour, minute: moment.time.minute)
      // A line may have been entered before.
      if isFirst { complete() }
    case .rules, .options: return .notUsed
    }
    return .used
  }

  private mutating func press(_ key: Key) -> KeyUse {
    switch key {
    case Key(.up, .alt), .character("]"): step(by: 1) ? .used : typed.press(key)
    case Key(.down, .alt), .character("["): step(by: -1) ? .used : typed.press(key)
    default: typed.press(key)
    }
  }

  /// Moves to the next or previous multiple of five minutes, wrapping at midnight, or to the limit
  /// before it; from an empty field, to noon or a limit.
  private mutating func step(by direction: Int) -> Bool {
    if typed.text.isEmpty {
      let times = [TimeOfDay(hour: 12, minute: 0), min?.timeOfDay, max?.timeOfDay].compactMap { $0 }
      if let first = times.first(where: allows) ?? times.first { typed.write(forms.written(first)) }
      return true
    }
    guard let time else { return false }
    let minutes = time.hour * 60 + time.minute
    let five = direction > 0 ? minutes / 5 + 1 : (minutes + 4) / 5 - 1
    let day = 24 * 60
    let next = (five * 5 + day) % day
    guard let target = TimeOfDay(hour: next / 60, minute: next % 60) else { return false }
    let limit = (direction > 0 ? max : min)?.timeOfDay
    // A time beyond the limits moves on, until it is within them.
    if allows(target) || !allows(time) {
      typed.write(forms.written(target))
    } else if let limit, limit != time {
      typed.write(forms.written(limit))
    }
    return true
  }

  /// Returns whether a time is within the limits.
  private func allows(_ time: TimeOfDay) -> Bool {
    impliedRules.verdict(on: .text(time.description)).isValid
  }

  /// Rewrites a time typed in another format, or an hour only.
  private mutating func complete() {
    switch ClockReading(typed.text) {
    case .time(let time), .hour(let time):
      let text = forms.written(time)
      if text != typed.text { typed.write(text) }
    case .start, .hourBeyondTwelve, .none:
      if let time { typed.write(forms.written(time)) }
    }
  }

  public func draw(on canvas: inout Canvas) {
    canvas.draw(typed.line, placeholder: placeholder ?? canvas.words[.timeForm])
  }
}

extension TimeField: ExampleWidget {
  /// The placeholder if it is a time, else half past nine or the limit that it is beyond.
  package var example: String {
    if let placeholder, case .time = ClockReading(placeholder) { return placeholder }
    let usual = TimeOfDay(hour: 9, minute: 30)
    let times = [usual, min?.timeOfDay, max?.timeOfDay].compactMap { $0 }
    let fitting = times.first { time in
      impliedRules.verdict(on: .text(time.description), among: [:]).isValid
    }
    return (fitting ?? usual).map(forms.written) ?? ""
  }
}
