/// `ScrollUp 3`: scrolls the terminal's view; the program receives nothing.
public struct ScrollView: ReadableCommand {
  static let words = ["ScrollUp", "ScrollDown"]
  static let dialect = CommandDialect.vhs

  /// The number of rows; negative is up.
  public let rows: Int

  /// The pause after it; `nil` for the typing speed.
  public let pause: Duration?

  /// Creates the command.
  public init(rows: Int, pause: Duration? = nil) {
    self.rows = rows
    self.pause = pause
  }

  init(_ arguments: inout TapeArguments) throws(TapeFinding) {
    pause = try arguments.pause()
    let count = try arguments.count() ?? 1
    rows = arguments.word.text == "ScrollUp" ? -count : count
  }

  public var actions: [TapeAction] { [.scroll(rows: rows, pause: pause)] }
}
