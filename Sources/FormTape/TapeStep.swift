/// One command of a tape, and where it stands.
public struct TapeStep: Sendable {
  /// What is to be done.
  public let command: any TapeCommand

  /// Where the command begins.
  public let origin: TapeOrigin

  /// The command as it was written, without `#:` and without what else stands on its line.
  public let text: String
}
