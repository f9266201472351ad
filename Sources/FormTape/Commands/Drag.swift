/// `Drag 6 14 to 6 30`: presses the mouse button on a cell and releases it on another.
public struct Drag: ReadableCommand {
  static let words = ["Drag"]
  static let dialect = CommandDialect.native

  /// Where the button is pressed.
  public let start: ScreenPosition

  /// Where it is released.
  public let end: ScreenPosition

  /// Creates the command.
  public init(from start: ScreenPosition, to end: ScreenPosition) {
    self.start = start
    self.end = end
  }

  init(_ arguments: inout TapeArguments) throws(TapeFinding) {
    start = try arguments.position()
    guard arguments.take(word: "to") else { throw arguments.unexpected("to and a second position") }
    end = try arguments.position()
  }

  public var actions: [TapeAction] { [.mouse(.drag(from: start, to: end))] }
}
