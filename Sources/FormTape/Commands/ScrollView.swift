/// `ScrollUp 3`: the terminal's own view moved; the program gets to know nothing.
public struct ScrollView: ReadableCommand {
  static let words = ["ScrollUp", "ScrollDown"]
  static let dialect = CommandDialect.vhs

  /// The rows to move by, up where negative.
  public let rows: Int

  /// The pause after it; the typing speed where nobody says.
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
