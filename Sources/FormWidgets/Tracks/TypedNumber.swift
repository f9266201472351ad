import FormValidation

/// The typed text of a value on a track.
///
/// An impossible value is kept, for the rules to report, and can be edited until typing ends; then
/// the next digit begins a new number.
struct TypedNumber: Equatable, Sendable {
  /// The text; empty if the value is that of the handle.
  private(set) var text: String

  /// Whether the next digit continues the text.
  private var goesOn = false

  /// Creates a finished text.
  init(_ text: String = "") {
    self.text = text
  }

  /// Returns whether a text is a number that keys can type.
  static func canType(_ text: some StringProtocol) -> Bool {
    Number(String(text)) != nil
      && text.allSatisfy { $0 == "-" || $0 == "." || $0.isASCIIDigit }
  }

  /// Whether nothing was typed.
  var isEmpty: Bool { text.isEmpty }

  /// The typed number; `nil` if it is not one.
  var number: Number? { Number(text) }

  /// The typed number, if the next key may continue it.
  var open: Number? { goesOn ? number : nil }

  /// The typed value, if any.
  var value: Value? {
    text.isEmpty ? nil : number.map(Value.number) ?? .text(text)
  }

  /// Handles a key that types a number, and returns whether it did.
  mutating func press(_ key: Key) -> Bool {
    switch key {
    case .character("-"): text = "-"
    case .backspace where !text.isEmpty: text.removeLast()
    default:
      guard let sign = key.typed, begins(with: sign) || goesOn && !text.isEmpty && sign.isLetter
      else { return false }
      if !goesOn { text = "" }
      text.append(sign)
    }
    goesOn = true
    return true
  }

  /// Returns whether typing can begin with a character: a digit, or a decimal mark.
  ///
  /// A comma is kept for the rules to report, as are letters after the text; without them it would
  /// be a different number.
  private func begins(with sign: Character) -> Bool {
    sign == "." || sign == "," || sign.isASCIIDigit
  }

  /// Ends typing.
  mutating func rest() {
    goesOn = false
  }
}

extension Key {
  /// Whether the key types a number on a track.
  package var typesNumber: Bool {
    self == .backspace || typed.map { "-.,%".contains($0) || $0.isASCIIDigit } ?? false
  }
}

extension TrackScale {
  /// The rules that every value of the scale meets.
  var rules: RuleSet {
    [.range(min: min, max: max), .multipleOf(step, base: min)] + RuleSet(zones.map(rule(of:)))
  }

  /// Returns the rule that forbids a zone; beyond one at an end of the track, there is no value.
  private func rule(of zone: ClosedRange<Number>) -> Clause {
    if zone.lowerBound <= min { return .exclusiveMin(zone.upperBound) }
    if zone.upperBound >= max { return .exclusiveMax(zone.lowerBound) }
    return Clause(OutsideZone(zone: zone))
  }

  /// Returns the position from which to move: that of a typed value, on its near side if it is
  /// between steps.
  func start(from typed: TypedNumber, at position: Int, going direction: Int) -> Int {
    guard let number = typed.number else { return position }
    return direction > 0 ? self.position(notAbove: number) : self.position(notBelow: number)
  }

  /// Returns the value at a percentage of the track, or the nearest possible one; `nil` unless it
  /// is from 0 to 100.
  ///
  /// Half of a linear track is the arithmetic mean of its ends; of a logarithmic one, the geometric
  /// mean.
  func number(atPercent percent: Number) -> Number? {
    guard 0...100 ~= percent, let part = Double(percent.description) else { return nil }
    return number(at: position(nearest: position(atFraction: part / 100)))
  }

  /// The width of the widest value.
  var valueWidth: Int {
    Swift.max(min.wholeText.utf8.count, max.wholeText.utf8.count)
      + Swift.max(min.fractionText.utf8.count, step.fractionText.utf8.count)
  }
}

extension Number {
  /// The sign and the digits before the point.
  fileprivate var wholeText: Substring { description.prefix { $0 != "." } }

  /// The point and the digits after it.
  fileprivate var fractionText: Substring { description.drop { $0 != "." } }
}
