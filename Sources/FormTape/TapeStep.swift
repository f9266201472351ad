/// A command of a tape, and its place.
public struct TapeStep: Sendable {
  /// The command.
  public let command: any TapeCommand

  /// The place where the command begins.
  public let origin: TapeOrigin

  /// The command as written, without `#:` and without the rest of its line.
  public let text: String
}
