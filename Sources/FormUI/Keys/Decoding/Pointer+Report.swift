extension Pointer {
  /// Creates a mouse event from a terminal's report, `ESC [ < button ; column ; row M`, with a
  /// final `m` for a release; `nil` if it is not used here.
  ///
  /// - Source: "XTerm Control Sequences", "Extended coordinates", mode 1006.
  init?(report parameters: ArraySlice<UInt8>, final: UInt8) {
    let numbers = parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .compactMap { Int(String(decoding: $0, as: UTF8.self)) }
    guard numbers.count == 3, numbers[1] > 0, numbers[2] > 0,
      let action = Action(button: numbers[0], isRelease: final == UInt8(ascii: "m")),
      final == UInt8(ascii: "m") || final == UInt8(ascii: "M")
    else { return nil }
    self.init(action, at: Position(row: numbers[2] - 1, column: numbers[1] - 1))
  }
}

extension Pointer.Action {
  /// Creates the action of a button's number, in which 4, 8 and 16 mean Shift, Alt and Ctrl, and 32
  /// a move.
  fileprivate init?(button: Int, isRelease: Bool) {
    let held = 4 | 8 | 16
    switch button & ~held {
    case 0: self = isRelease ? .release : .press
    case 32: self = .drag
    case 64 where !isRelease: self = .wheelUp
    case 65 where !isRelease: self = .wheelDown
    default: return nil
    }
  }
}
