public import FormValidation

/// A field for a time of day, typed as `23:59`.
public struct TimeField: Widget {
  public static let kind = ValueKind.text

  public static var undoesEdits: Bool { true }

  public var keys: [KeyHelp] { TimeField.allKeys }

  private static let allKeys = [KeyHelp].ofSteps + .ofText

  /// The placeholder of the empty field, instead of the time format.
  public let placeholder: String?

  /// The first and last times allowed, if limited.
  public let min: DateReference?
  public let max: DateReference?

  private var typed: TypedGroups

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
      if case .time(let time) = ClockReading(typed.text) { return .text(time.description) }
      return .text(String(typed.text[...].trimmingWhitespace))
    }
    set {
      guard let text = String(newValue) else { return }
      typed.replace(with: text)
    }
  }

  public var impliedRules: RuleSet {
    let time = Clause(TypedTime())
    return min == nil && max == nil ? [time] : [time, .range(min: min, max: max)]
  }

  public var caret: Int? { typed.line.beforeCaret.count }

  public mutating func paste(_ text: String) -> KeyUse {
    typed.paste(text)
    return .used
  }

  public mutating func press(_ key: Key) -> KeyUse {
    switch key {
    case Key(.up, .alt), .character("]"): step(by: 1) ? .used : typed.press(key)
    case Key(.down, .alt), .character("["): step(by: -1) ? .used : typed.press(key)
    default: typed.press(key)
    }
  }

  /// Moves to the next or previous multiple of five minutes, around midnight; from an empty field,
  /// to noon.
  private mutating func step(by direction: Int) -> Bool {
    if typed.text.isEmpty {
      typed.write("12:00")
      return true
    }
    guard case .time(let time) = ClockReading(typed.text) else { return false }
    let minutes = time.hour * 60 + time.minute
    let five = direction > 0 ? minutes / 5 + 1 : (minutes + 4) / 5 - 1
    let day = 24 * 60
    let next = (five * 5 + day) % day
    guard let time = TimeOfDay(hour: next / 60, minute: next % 60) else { return false }
    typed.write(time.description)
    return true
  }

  public mutating func point(_ pointer: Pointer, in size: Size) -> KeyUse {
    typed.point(pointer, columns: size.columns)
  }

  /// Rewrites a time typed in another format, or an hour alone.
  public mutating func settle() -> Leftover? {
    switch ClockReading(typed.text) {
    case .time(let time), .hour(let time):
      if time.description != typed.text { typed.write(time.description) }
    case .start, .none: break
    }
    return nil
  }

  public mutating func leave() {
    typed.leave()
  }

  public func draw(on canvas: inout Canvas) {
    canvas.draw(typed.line, placeholder: placeholder ?? canvas.words[.timeForm])
  }
}
