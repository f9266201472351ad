public import FormValidation

/// Two numbers chosen on one track, the lower and the higher.
///
/// The keys of a slider move one handle, as far as the other; Space switches handles, as does a
/// dash after the lower number: `5-9`.
public struct RangeSlider: Widget {
  private static let keysOfThumbs = [
    KeyHelp([.space], .keyOtherThumb, brief: .keyOtherThumb),
    KeyHelp([.character("-")], .keyUpperEnd),
  ]

  /// One of the two handles.
  enum Thumb: Hashable, Sendable {
    case low, high
  }

  /// The values marked on the track.
  package let ticks: [Number]

  /// The possible values.
  let scale: TrackScale

  /// The positions of the handles; the lower one is not above the higher.
  private(set) var low: Int
  private(set) var high: Int

  /// The active handle.
  private(set) var active = Thumb.low

  var isAnswered: Bool

  let canBeBlank: Bool

  var forms = LocalForms()

  package var edges = TrackEdges()

  /// The typed values of the handles.
  private(set) var typedLow = TypedNumber()
  private(set) var typedHigh = TypedNumber()

  /// Creates a slider with its handles at two values, or at the ends.
  /// - Parameters:
  ///   - min: The value at the left end.
  ///   - max: The upper limit of the right end.
  ///   - step: The distance between neighboring values.
  ///   - value: The initial values; `nil` for the ends.
  ///   - isLogarithmic: Whether equal distances on the track are equal ratios.
  ///   - forbidden: The forbidden zones, ends included.
  ///   - ticks: The values marked on the track.
  ///   - isAnswered: Whether the initial value is an answer; otherwise there is none until a key is
  ///     pressed, and Backspace clears it.
  ///
  /// Ends, steps and zones that make no track are fitted, as for a slider.
  public init(
    min: Number,
    max: Number,
    step: Number = 1,
    value: ClosedRange<Number>? = nil,
    isLogarithmic: Bool = false,
    forbidden: [ClosedRange<Number>] = [],
    ticks: [Number] = [],
    isAnswered: Bool = true
  ) {
    scale = TrackScale(
      min: min,
      max: max,
      step: step,
      isLogarithmic: isLogarithmic,
      zones: forbidden
    )
    self.ticks = ticks
    let (lowest, highest) = (value?.lowerBound ?? min, value?.upperBound ?? max)
    low = scale.position(nearest: scale.position(notAbove: lowest))
    high = scale.position(nearest: scale.position(notAbove: highest))
    self.isAnswered = isAnswered
    canBeBlank = !isAnswered
  }

  public var value: Value {
    get { hasValue ? .list([value(of: .low), value(of: .high)]) : .null }
    set {
      if newValue.isBlank, canBeBlank {
        (typedLow, typedHigh, isAnswered) = (TypedNumber(), TypedNumber(), false)
      }
      guard case .list(let items) = newValue, items.count == 2,
        case .number(let first) = items[0], case .number(let second) = items[1], first <= second,
        let low = scale.position(of: first), let high = scale.position(of: second)
      else { return }
      (typedLow, typedHigh) = (TypedNumber(), TypedNumber())
      (self.low, self.high, isAnswered) = (low, high, true)
    }
  }

  /// Whether a handle was moved, or its value typed.
  private var hasValue: Bool { isAnswered || !typedLow.isEmpty || !typedHigh.isEmpty }

  public var impliedRules: RuleSet { [Clause(LowAndHigh()), .each(scale.rules)] }

  /// Returns the value of a handle: the typed one, or that of its position.
  private func value(of thumb: Thumb) -> Value {
    let (typed, position) = thumb == .low ? (typedLow, low) : (typedHigh, high)
    return typed.value ?? .number(scale.number(at: position))
  }

  /// The displayed values.
  var shown: (low: String, high: String) {
    (forms.written(value(of: .low).description), forms.written(value(of: .high).description))
  }
}

extension RangeSlider: TrackWidget {
  public var traits: WidgetTraits {
    WidgetTraits(
      .range(min: scale.min, max: scale.max, step: scale.step),
      keptRules: ["low_and_high", "each"]
    )
  }

  public var description: WidgetDescription {
    WidgetDescription(
      // In a form that can be typed.
      summary: hasValue ? "\(shown.low) - \(shown.high)" : "",
      part: active == .low ? .lowerEnd : .upperEnd,
      isChosen: true
    )
  }

  public func keys(in size: Size) -> [KeyHelp] { keysOfTrack + RangeSlider.keysOfThumbs }

  public mutating func handle(_ input: WidgetInput, in size: Size) -> KeyUse {
    guard let input = input.withPlainDigits else { return .used }
    switch input {
    case .key(let key):
      // After the lower end, a dash is that of `5-9`; a number's own sign precedes its digits.
      let isDash = key == .character("-") && typed.open != nil
      guard key == .space || isDash else { return handleOnTrack(input, in: size) }
      if isDash, active == .high { makeTypedLow() }
      changeThumb()
    case .line(let line):
      // Two numbers: `5-9`, `5 – 9` or `5, 9`.
      guard let (low, high) = ends(of: line) else { return .notUsed }
      type(low: low, high: high)
    // Typing ends for both values, and the active handle stays active.
    case .commit, .leave: forBothThumbs { $0.rest() }
    default: return handleOnTrack(input, in: size)
    }
    return .used
  }

  private mutating func forBothThumbs(_ body: (inout RangeSlider) -> Void) {
    for _ in 0..<2 {
      body(&self)
      active = active == .low ? .high : .low
    }
  }

  /// Makes the typed upper end the lower one, as in `5-9`.
  private mutating func makeTypedLow() {
    (typedLow, typedHigh) = (typedHigh, TypedNumber())
    active = .low
    follow()
  }

  private mutating func changeThumb() {
    rest()
    active = active == .low ? .high : .low
  }

  /// Types both ends; the lower handle becomes active.
  mutating func type(low: String, high: String) {
    (typedLow, typedHigh) = (TypedNumber(low), TypedNumber(high))
    for thumb in [Thumb.high, .low] {
      active = thumb
      follow()
      rest()
    }
  }

  var typed: TypedNumber {
    get { active == .low ? typedLow : typedHigh }
    set { if active == .low { typedLow = newValue } else { typedHigh = newValue } }
  }

  var position: Int { active == .low ? low : high }

  // The active handle is drawn last, so that it is visible.
  var thumbs: [Int] { active == .low ? [high, low] : [low, high] }

  var filled: ClosedRange<Int> { low...high }

  /// Moves the active handle to a position, as far as the other one.
  mutating func move(to target: Int) {
    isAnswered = true
    switch active {
    case .low: low = Swift.min(target, high)
    case .high: high = Swift.max(target, low)
    }
  }

  /// Moves the other handle to its typed value, once the ends are in order.
  mutating func settleOtherThumb() {
    switch active {
    case .low:
      guard let target = typedHigh.number.flatMap(scale.position(of:)), target >= low else {
        return
      }
      (high, typedHigh) = (target, TypedNumber())
    case .high:
      guard let target = typedLow.number.flatMap(scale.position(of:)), target <= high else {
        return
      }
      (low, typedLow) = (target, TypedNumber())
    }
  }

  /// Activates the handle nearer to a position; if both are equally near, the one that can move
  /// there.
  mutating func grabThumb(for position: Int) {
    let (below, above) = (abs(position - low), abs(high - position))
    if below != above {
      active = below < above ? .low : .high
    } else if position < low {
      active = .low
    } else if position > high {
      active = .high
    }
  }
}

extension RangeSlider {
  // A dash with blanks separates the numbers.
  var valueCells: Int { scale.valueWidth * 2 + 3 }

  var shownCells: Int {
    guard hasValue else { return 0 }
    let (low, high) = shown
    return low.utf8.count + high.utf8.count + 3
  }

  /// Draws the values, `2 – 5`, with the active one emphasized.
  func drawValue(on canvas: inout Canvas, from column: Int, style: Style) -> Int {
    guard hasValue else { return column }
    let (low, high) = shown
    let (lowStyle, highStyle) = active == .low ? (style, Style.plain) : (.plain, style)
    let lowEnd = canvas.write(low, row: 0, column: column, style: lowStyle)
    let dash = canvas.write(" \(canvas.glyphs.rangeDash) ", row: 0, column: lowEnd, style: .quiet)
    let highEnd = canvas.write(high, row: 0, column: dash, style: highStyle)
    return active == .low ? lowEnd : highEnd
  }
}

extension RangeSlider {
  /// Returns the two numbers of a range with decimal points.
  ///
  /// Where commas are decimal, `0,5-1,5` has them, and only what would be a single number is
  /// separated by its comma: `5,9`.
  private func ends(of line: String) -> (low: String, high: String)? {
    if forms.decimalSeparator == .comma, let ends = line[...].ends(".,") {
      let (low, high) = (forms.plainNumber(String(ends.low)), forms.plainNumber(String(ends.high)))
      if TypedNumber.canType(low), TypedNumber.canType(high) { return (low, high) }
    }
    guard let ends = line[...].ends("."), TypedNumber.canType(ends.low),
      TypedNumber.canType(ends.high)
    else { return nil }
    return (String(ends.low), String(ends.high))
  }
}

extension Substring {
  /// Returns the two parts of a range, separated by a dash, a comma or white space, of which the
  /// first has digits and some marks.
  fileprivate func ends(_ marks: String) -> (low: Substring, high: Substring)? {
    let text = trimmingWhitespace
    // A dash at the start is the sign of the first number.
    let rest = text.dropFirst(text.first == "-" ? 1 : 0)
      .drop { marks.contains($0) || $0.isASCIIDigit }
    // The last comma, as in `0,5, 1,5`, separates.
    let number = text[..<rest.startIndex]
    let low = number.last == "," ? number.dropLast() : number
    let other = text[low.endIndex...].trimmingWhitespace
    let isApart = other.startIndex > low.endIndex
    // A dash next to the second number only, as in `-3 -1`, is its sign.
    let isSign = isApart && other.first == "-" && other.dropFirst().first?.isWhitespace == false
    let isDivided = !isSign && other.first.map("-–—,;".contains) ?? false
    guard isDivided || isApart else { return nil }
    return (low, other.dropFirst(isDivided ? 1 : 0).trimmingWhitespace)
  }
}

/// Requires a list of two numbers in ascending order.
///
/// Passes: `[2, 6]`. Fails: `[6, 2]`, incomplete. Other values are left to other rules.
struct LowAndHigh: Rule {
  let name = "low_and_high"
  let requirement = Wording(
    "needs.ends",
    "A lower and an upper end, as in 5-9",
    judging: "{label} must have a lower and an upper end, as in 5-9."
  )

  func verdict(on items: [Value], among _: Answers) -> Verdict {
    guard items.count == 2 else {
      return .incomplete("range.ends", "Give a lower and an upper end, as in 5-9.")
    }
    let numbers = items.compactMap { NumericText($0)?.number }
    guard numbers.count == 2, numbers[0] > numbers[1] else { return .valid }
    return .incomplete(
      "range.reversed",
      Message("The lower end {low} is above the upper end {high}; try {high}-{low}.").fact,
      ["low": .number(numbers[0]), "high": .number(numbers[1])]
    )
  }
}
