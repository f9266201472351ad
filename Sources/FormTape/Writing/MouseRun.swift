import FormUI

/// Mouse steps that become one command: a press and its release.
struct MouseRun: Hashable {
  private var pressed: Position?
  private var last: Position?

  /// Adds a step, and returns the command that it completes, if any.
  mutating func take(_ pointer: Pointer) -> MouseInput? {
    switch pointer.action {
    case .press:
      (pressed, last) = (pointer.position, pointer.position)
      return nil
    case .drag:
      if pressed != nil { last = pointer.position }
      return nil
    case .release:
      defer { (pressed, last) = (nil, nil) }
      guard let pressed, let last else { return nil }
      let (start, end) = (ScreenPosition(pressed), ScreenPosition(last))
      return pressed == last ? .click(start) : .drag(from: start, to: end)
    case .wheelUp: return .wheel(notches: -1, ScreenPosition(pointer.position))
    case .wheelDown: return .wheel(notches: 1, ScreenPosition(pointer.position))
    }
  }
}

extension MouseInput {
  /// The tape command.
  var tapeText: String {
    switch self {
    case .click(let cell): "Click \(cell)"
    case .drag(let start, let end): "Drag \(start) to \(end)"
    case .wheel(let notches, let cell):
      "Wheel \(notches < 0 ? "Up" : "Down") \(abs(notches)) \(cell)"
    }
  }
}
