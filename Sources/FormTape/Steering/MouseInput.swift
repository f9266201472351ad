import FormWidgets

/// A mouse action.
public enum MouseInput: Equatable, Sendable {
  /// Presses and releases the first button on a cell.
  case click(ScreenPosition)
  /// Presses the first button on a cell and releases it on another.
  case drag(from: ScreenPosition, to: ScreenPosition)
  /// Turns the wheel over a cell by some notches; negative is up.
  case wheel(notches: Int, ScreenPosition)
}

extension MouseInput {
  /// One of the steps that the action consists of.
  package struct Step: Equatable, Sendable {
    /// The number of the button: 0 for the first one, 64 and 65 for the wheel.
    package let button: Int
    /// The cell under the mouse.
    package let cell: ScreenPosition
    /// Whether the button is held since before.
    package var isMove = false
    /// Whether the button is released.
    package var isRelease = false

    /// What a screen handles for it.
    var pointer: Pointer {
      let action: Pointer.Action =
        switch button {
        case 64: .wheelUp
        case 65: .wheelDown
        default: isRelease ? .release : isMove ? .drag : .press
        }
      return Pointer(action, at: cell.position)
    }

    /// The button and whether it is held since before, as terminals encode them.
    package var code: Int { button + (isMove ? 32 : 0) }

    /// The bytes that a terminal sends, in the encoding of xterm's mode 1006.
    /// - Source: "XTerm Control Sequences", "Extended coordinates".
    package var bytes: [UInt8] {
      Array("\u{1B}[<\(code);\(cell.column);\(cell.row)\(isRelease ? "m" : "M")".utf8)
    }
  }

  /// The steps, in order.
  package var steps: [Step] {
    switch self {
    case .click(let cell):
      return [Step(button: 0, cell: cell), Step(button: 0, cell: cell, isRelease: true)]
    case .drag(let start, let end):
      return [
        Step(button: 0, cell: start), Step(button: 0, cell: end, isMove: true),
        Step(button: 0, cell: end, isRelease: true),
      ]
    case .wheel(let notches, let cell):
      return Array(repeating: Step(button: notches < 0 ? 64 : 65, cell: cell), count: abs(notches))
    }
  }

  /// The bytes that a terminal sends, in the encoding of xterm's mode 1006.
  package var bytes: [UInt8] { steps.flatMap(\.bytes) }
}
