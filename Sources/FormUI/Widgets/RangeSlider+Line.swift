import FormValidation

extension RangeSlider {
  public var role: WidgetRole { .range(min: scale.min, max: scale.max, step: scale.step) }

  public var summary: String? { "\(shown.low) - \(shown.high)" }

  /// Takes two numbers with a dash, a comma or blanks between them, `5 - 9`.
  public mutating func enter(_ line: String) -> Bool {
    guard let (low, high) = numbers(in: line) else { return false }
    let both = Value.list([.number(low), .number(high)])
    var entered = self
    entered.value = both
    guard entered.value == both else { return false }
    self = entered
    return true
  }

  private func numbers(in line: String) -> (low: Number, high: Number)? {
    for place in line.indices where "-–, ".contains(line[place]) {
      let rest = line[line.index(after: place)...].drop { $0.isWhitespace }
      // Blanks around a dash belong to it.
      let second = line[place] == " " && "–-,".contains(rest.first ?? ".") ? rest.dropFirst() : rest
      if let low = Number(String(line[..<place].trimmingWhitespace)),
        let high = Number(String(second.trimmingWhitespace))
      {
        return (low, high)
      }
    }
    return nil
  }
}
