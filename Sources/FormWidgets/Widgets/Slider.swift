public import FormValidation

/// A number chosen on a track, in exact decimal steps.
///
/// Left and Right move by a step, with Shift by a tenth of the track, and Home and End to the ends.
/// Digits type a value, and a percentage means the value at that part of the track. The typed
/// number is the value, even between steps, which the rules report, and arrows continue from it.
public struct Slider: Widget {
  /// The values marked on the track.
  package let ticks: [Number]

  /// The possible values.
  let scale: TrackScale

  /// The displayed value.
  private(set) var shownValue: String

  /// The width of the widest value.
  let valueWidth: Int

  /// The number of steps from `min` to the value.
  private(set) var position: Int

  /// The value at the position.
  package private(set) var number: Number

  var isAnswered: Bool

  let canBeBlank: Bool

  var forms = LocalForms()

  package var edges = TrackEdges()

  /// The value being typed.
  var typed = TypedNumber()

  /// Creates a slider at a value, or at its left end.
  ///
  /// A value between steps starts at the step below it, one outside at the nearer end, and one
  /// within a zone beside the zone.
  /// - Parameters:
  ///   - min: The value at the left end.
  ///   - max: The upper limit of the right end.
  ///   - step: The distance between neighboring values.
  ///   - value: The initial value; `nil` for the left end.
  ///   - isLogarithmic: Whether equal distances on the track are equal ratios.
  ///   - forbidden: The forbidden zones, ends included.
  ///   - ticks: The values marked on the track.
  ///   - isAnswered: Whether the initial value is an answer; otherwise there is none until a key is
  ///     pressed, and Backspace clears it.
  ///
  /// Ends, steps and zones that make no track are fitted: if `max` is not above `min`, that is the
  /// only value.
  public init(
    min: Number,
    max: Number,
    step: Number = 1,
    value: Number? = nil,
    isLogarithmic: Bool = false,
    forbidden: [ClosedRange<Number>] = [],
    ticks: [Number] = [],
    isAnswered: Bool = true
  ) {
    let scale = TrackScale(
      min: min,
      max: max,
      step: step,
      isLogarithmic: isLogarithmic,
      zones: forbidden
    )
    self.scale = scale
    self.ticks = ticks
    valueWidth = scale.valueWidth
    position = scale.position(nearest: value.map(scale.position(notAbove:)) ?? 0)
    number = scale.number(at: position)
    shownValue = number.description
    self.isAnswered = isAnswered
    canBeBlank = !isAnswered
  }

  /// The largest number of steps on a track.
  package static let stepLimit = TrackScale.stepLimit

  /// Returns the number of steps between two ends; `nil` if the ends are reversed or equal, the
  /// step is not above 0 or is longer than the track, or there are too many.
  package static func stepCount(from min: Number, to max: Number, by step: Number) -> Int? {
    TrackScale.stepCount(from: min, to: max, by: step)
  }

  /// Returns whether zones, ends included, leave a value on a track that has steps.
  package static func hasValues(
    from min: Number,
    to max: Number,
    by step: Number,
    outside zones: [ClosedRange<Number>]
  ) -> Bool {
    guard let count = stepCount(from: min, to: max, by: step) else { return false }
    return TrackScale.hasPosition(from: min, by: step, count, outside: zones)
  }

  /// The value at the left end, the upper limit of the right end, and the distance between
  /// neighboring values.
  package var min: Number { scale.min }
  package var max: Number { scale.max }
  package var step: Number { scale.step }

  public var value: Value {
    get {
      typed.value ?? (isAnswered ? .number(number) : .null)
    }
    set {
      if newValue == .null, canBeBlank { (typed, isAnswered) = (TypedNumber(), false) }
      guard case .number(let number) = newValue, let position = scale.position(of: number) else {
        return
      }
      typed = TypedNumber()
      move(to: position)
    }
  }

  public var impliedRules: RuleSet { scale.rules }

  public var traits: WidgetTraits {
    WidgetTraits(.slider(min: min, max: max, step: step), keptRules: ["range", "multiple_of"])
  }

  public var description: WidgetDescription {
    WidgetDescription(
      summary: forms.written(value),
      isChosen: true
    )
  }

  public func keys(in size: Size) -> [KeyHelp] { keysOfTrack }

  public mutating func handle(_ input: WidgetInput, in size: Size) -> KeyUse {
    guard let input = input.withPlainDigits else { return .used }
    if case .line(let line) = input { return type(line) ? .used : .notUsed }
    return handleOnTrack(input, in: size)
  }

  /// Enters a number or a percentage of the track as typed, even if it is between steps.
  private mutating func type(_ line: String) -> Bool {
    let sign = line.hasSuffix("%") ? "%" : ""
    let number = forms.plainNumber(String(line.dropLast(sign.count)))
    guard TypedNumber.canType(number) else { return false }
    var slider = self
    slider.typed = TypedNumber()
    for key in number + sign {
      guard slider.handle(.key(.character(key)), in: .line) == .used else { return false }
    }
    slider.rest()
    self = slider
    return true
  }
}

extension Slider: TrackWidget {
  var thumbs: [Int] { [shownPosition] }

  var filled: ClosedRange<Int> { 0...shownPosition }

  /// The position of the handle as drawn: at an end for a typed number beyond it.
  private var shownPosition: Int {
    guard let number = typed.number else { return position }
    return number > max ? scale.stepCount : number < min ? 0 : position
  }

  mutating func move(to target: Int) {
    position = target
    isAnswered = true
    number = scale.number(at: position)
    shownValue = number.description
  }

  /// The typed text, or the value.
  private var shown: String {
    forms.written(typed.isEmpty ? isAnswered ? shownValue : "" : typed.text)
  }

  var valueCells: Int { valueWidth }

  var shownCells: Int { shown.utf8.count }

  func drawValue(on canvas: inout Canvas, from column: Int, style: Style) -> Int {
    canvas.write(shown, row: 0, column: column, style: style)
  }
}
