import FormValidation

/// A widget whose thumbs stand on a track: keys move one of them, digits and the mouse as well.
protocol TrackWidget: Widget {
  /// The values there are.
  var scale: TrackScale { get }

  /// The values marked on the track.
  var ticks: [Number] { get }

  /// The position of the thumb that keys move.
  var position: Int { get }

  /// What was typed of that thumb's value, while it is being typed.
  var typed: TypedNumber { get set }

  /// How numbers are typed in the form's language.
  var forms: LocalForms { get set }

  /// Moves the thumb to a position, as far as it can go.
  mutating func move(to target: Int)

  /// Has keys move the thumb that a click on a position is for.
  mutating func takeThumb(for position: Int)

  /// The positions of all thumbs; of two in one cell the last is seen.
  var thumbs: [Int] { get }

  /// The positions between which the track is filled.
  var filled: ClosedRange<Int> { get }

  /// The cells kept beside the track: those of the widest value that a thumb can have.
  var valueCells: Int { get }

  /// The cells that the value takes as it stands, which what is typed may make more.
  var shownCells: Int { get }

  /// Has a thumb that keys do not move follow what was typed of it, once it can.
  mutating func settleOtherThumb()

  /// Draws the value from a column on, and returns the column behind what the thumb says of it.
  func drawValue(on canvas: inout Canvas, from column: Int, style: Style) -> Int
}

extension TrackWidget {
  public mutating func press(_ key: Key) -> KeyUse { pressOnTrack(key) }

  public mutating func take(forms: LocalForms) { self.forms = forms }

  /// Takes a key that moves the thumb, or types its value.
  mutating func pressOnTrack(_ key: Key) -> KeyUse {
    if type(key) { return .used }
    switch key {
    case .right, Key(.up, .alt), .character("]"): move(by: .small, going: 1)
    case .left, Key(.down, .alt), .character("["): move(by: .small, going: -1)
    case .shift(.right): move(by: .large, going: 1)
    case .shift(.left): move(by: .large, going: -1)
    case .home, .control("a"): move(to: scale.position(nearest: 0))
    case .end, .control("e"): move(to: scale.position(nearest: scale.stepCount))
    default: return .notUsed
    }
    typed = TypedNumber()
    settleOtherThumb()
    return .used
  }

  /// Moves on from the value, also from one that was typed and is on no step.
  private mutating func move(by stride: TrackScale.Stride, going direction: Int) {
    let start = scale.start(from: typed, at: position, going: direction)
    move(to: scale.position(from: start, by: stride, going: direction))
  }

  /// Takes a key that types a number, or makes a percentage of the one typed.
  private mutating func type(_ key: Key) -> Bool {
    if key == .character("%") {
      guard let number = typed.open.flatMap(scale.number(atPercent:)) else { return false }
      typed = TypedNumber(number.description)
    } else {
      let isPoint = key == .character(",") && forms.decimalSeparator == .comma
      guard typed.press(isPoint ? .character(".") : key) else { return false }
    }
    follow()
    return true
  }

  /// Has the thumb follow what was typed as soon as that is on the track.
  mutating func follow() {
    if let position = typed.number.flatMap(scale.position(of:)) { move(to: position) }
    settleOtherThumb()
  }

  /// Ends the typing: what the thumb says itself need not be kept.
  mutating func rest() {
    typed.rest()
    if let number = typed.number, scale.position(of: number) == position { typed = TypedNumber() }
  }

  public mutating func leave() { rest() }

  public mutating func settle() -> Leftover? {
    snap()
    return nil
  }

  /// Makes a number typed between two steps the nearer one; one that no thumb can have stays, for
  /// the rules to speak of.
  mutating func snap() {
    typed.rest()
    guard let number = typed.number, let position = scale.position(nearestTo: number) else {
      return
    }
    typed = TypedNumber()
    move(to: position)
    settleOtherThumb()
  }

  public mutating func point(_ pointer: Pointer, in size: Size) -> KeyUse {
    switch pointer.action {
    case .press, .drag:
      let layout = layout(columns: size.columns)
      guard let position = layout.position(at: pointer.position.column, on: scale) else {
        return .notUsed
      }
      if pointer.action == .press { takeThumb(for: position) }
      move(to: position)
    case .wheelUp: move(by: .small, going: 1)
    case .wheelDown: move(by: .small, going: -1)
    case .release: return .used
    }
    typed = TypedNumber()
    settleOtherThumb()
    return .used
  }

  /// Does nothing: of one thumb there is none to choose.
  mutating func takeThumb(for position: Int) {}

  /// Does nothing: of one thumb there is no other.
  mutating func settleOtherThumb() {}
}
