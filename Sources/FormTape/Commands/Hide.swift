/// `Hide`: pauses recording.
public struct Hide: ReadableCommand {
  static let words = ["Hide"]
  static let dialect = CommandDialect.vhs

  /// Creates the command.
  public init() {}

  init(_: inout TapeArguments) {}

  public var actions: [TapeAction] { [.record(false)] }
}
