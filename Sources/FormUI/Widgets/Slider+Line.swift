import FormValidation

extension Slider {
  public var role: WidgetRole { .slider(min: min, max: max, step: step) }

  /// Takes a number as if its digits were typed, so that one on no step is held, too.
  public mutating func enter(_ line: String) -> Bool {
    guard let number = Number(line),
      line.allSatisfy({ $0 == "-" || $0 == "." || "0"..."9" ~= $0 })
    else { return false }
    value = .number(number)
    if value == .number(number) { return true }
    var typed = self
    _ = typed.press(.home)
    for key in line { _ = typed.press(.character(key)) }
    guard typed.value == .number(number) else { return false }
    self = typed
    return true
  }
}
