import FormValidation

extension Slider {
  public var role: WidgetRole { .slider(min: min, max: max, step: step) }

  /// Enters a number or a percentage of the track as typed, even if it is between steps.
  public mutating func enter(_ line: String) -> Bool {
    let text = line.hasSuffix("%") ? line.dropLast() : line[...]
    guard TypedNumber.canType(text) else { return false }
    var slider = self
    slider.typed = TypedNumber()
    for key in line where slider.press(.character(key)) == .notUsed { return false }
    slider.rest()
    self = slider
    return true
  }

  public mutating func paste(_ text: String) -> KeyUse { pasteLine(text) }
}
