/// `Sleep 500ms`: lets time pass.
public struct Sleep: ReadableCommand {
  static let words = ["Sleep"]
  static let dialect = CommandDialect.vhs

  /// How long.
  public let duration: Duration

  /// Creates the command.
  public init(_ duration: Duration) {
    self.duration = duration
  }

  init(_ arguments: inout TapeArguments) throws(TapeFinding) {
    duration = try arguments.time()
  }

  public var actions: [TapeAction] { [.sleep(duration)] }
}
