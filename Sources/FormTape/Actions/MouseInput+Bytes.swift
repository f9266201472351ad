extension MouseInput {
  /// The bytes that a terminal sends, in the encoding of xterm's mode 1006.
  /// - Source: "XTerm Control Sequences", "Extended coordinates".
  public var bytes: [UInt8] {
    switch self {
    case .click(let cell):
      return MouseInput.report(0, cell) + MouseInput.report(0, cell, isRelease: true)
    case .drag(let start, let end):
      return MouseInput.report(0, start) + MouseInput.report(32, end)
        + MouseInput.report(0, end, isRelease: true)
    case .wheel(let notches, let cell):
      let notch = MouseInput.report(notches < 0 ? 64 : 65, cell)
      return Array(repeatElement(notch, count: abs(notches)).joined())
    }
  }

  private static func report(
    _ button: Int,
    _ cell: ScreenPosition,
    isRelease: Bool = false
  ) -> [UInt8] {
    Array("\u{1B}[<\(button);\(cell.column);\(cell.row)\(isRelease ? "m" : "M")".utf8)
  }
}
