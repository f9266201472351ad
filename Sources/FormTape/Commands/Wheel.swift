/// `Wheel Down 3 6 14`: turns the mouse wheel over a row and column.
public struct Wheel: ReadableCommand {
  static let words = ["Wheel"]
  static let dialect = CommandDialect.native

  /// The number of notches; negative is up.
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
    // Of three numbers, the first is the count; two are only the position.
    let hasCount = arguments.remaining.count { $0.kind == .number } > 2
    let count = hasCount ? try arguments.whole("notches", in: 1...100) : 1
    notches = isUp ? -count : count
    position = try arguments.position()
  }

  public var actions: [TapeAction] { [.mouse(.wheel(notches: notches, position))] }
}
