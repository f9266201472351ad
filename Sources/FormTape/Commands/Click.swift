/// `Click 6 14`: clicks a row and column.
public struct Click: ReadableCommand {
  static let words = ["Click"]
  static let dialect = CommandDialect.native

  /// The cell.
  public let position: ScreenPosition

  /// Creates the command.
  public init(_ position: ScreenPosition) {
    self.position = position
  }

  init(_ arguments: inout TapeArguments) throws(TapeFinding) {
    position = try arguments.position()
  }

  public var actions: [TapeAction] { [.mouse(.click(position))] }
}
