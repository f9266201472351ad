/// `Show`: resumes recording.
public struct Show: ReadableCommand {
  static let words = ["Show"]
  static let dialect = CommandDialect.vhs

  /// Creates the command.
  public init() {}

  init(_: inout TapeArguments) {}

  public var actions: [TapeAction] { [.record(true)] }
}
