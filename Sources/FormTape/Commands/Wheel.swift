/// `Wheel Down 3 6 14`: the wheel of the mouse, by some notches over a row and a column.
public struct Wheel: ReadableCommand {
  static let words = ["Wheel"]
  static let dialect = CommandDialect.native

  /// The notches, up where negative.
  public let notches: Int

  /// The cell.
  public let position: ScreenPosition

  /// Creates the command.
  public init(notches: Int, over position: ScreenPosition) {
    self.notches = notches
    self.position = position
  }

  init(_ arguments: inout TapeArguments) throws(TapeFinding) {
    let isUp = arguments.take(word: "Up")
    guard isUp || arguments.take(word: "Down") else { throw arguments.unexpected("Up or Down") }
    // Three numbers begin with how many notches, two are the position alone.
    let hasCount = arguments.remaining.count { $0.kind == .number } > 2
    let count = hasCount ? try arguments.whole("notches", in: 1...100) : 1
    notches = isUp ? -count : count
    position = try arguments.position()
  }

  public var actions: [TapeAction] { [.mouse(.wheel(notches: notches, position))] }
}
