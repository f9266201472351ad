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
  var typed: String { get set }

  /// Moves the thumb to a position, as far as it can go.
  mutating func move(to target: Int)

  /// Has keys move the thumb that a click on a position is for.
  mutating func takeThumb(for position: Int)

  /// The positions of all thumbs; of two in one cell the last is seen.
  var thumbs: [Int] { get }

  /// The positions between which the track is filled.
  var filled: ClosedRange<Int> { get }

  /// The cells that the value has beside the track.
  var valueCells: Int { get }

  /// Draws the value from a column on, and returns the column behind what the thumb says of it.
  func drawValue(on canvas: inout Canvas, from column: Int, style: Style) -> Int
}

extension TrackWidget {
  public mutating func press(_ key: Key) -> KeyUse { pressOnTrack(key) }

  /// Takes a key that moves the thumb, or types its value.
  mutating func pressOnTrack(_ key: Key) -> KeyUse {
    if type(key) { return .used }
    switch key {
    case .right: move(by: .small, going: 1)
    case .left: move(by: .small, going: -1)
    case .shift(.right), .pageUp, .character("]"): move(by: .large, going: 1)
    case .shift(.left), .pageDown, .character("["): move(by: .large, going: -1)
    case .home, .control("a"): move(to: scale.position(nearest: 0))
    case .end, .control("e"): move(to: scale.position(nearest: scale.stepCount))
    default: return .notUsed
    }
    typed = ""
    return .used
  }

  /// Moves on from the value, also from one that was typed and is on no step.
  private mutating func move(by stride: TrackScale.Stride, going direction: Int) {
    let start = scale.start(from: typed, at: position, going: direction)
    move(to: scale.position(from: start, by: stride, going: direction))
  }

  /// Takes a key that types a number; the thumb follows as soon as what is typed is on the track.
  private mutating func type(_ key: Key) -> Bool {
    guard let text = key.typing(on: typed) else { return false }
    typed = text
    if let number = Number(typed), let position = scale.position(of: number) { move(to: position) }
    return true
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
    typed = ""
    return .used
  }

  /// Does nothing: of one thumb there is none to choose.
  mutating func takeThumb(for position: Int) {}
}
