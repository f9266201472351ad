/// One case of a tape: what stands between a `Test` and the next one.
///
/// It has a form of its own, filled from the start.
public struct TapeCase: Sendable {
  /// The name, unique in the tape.
  public let name: String

  /// Why the case is not played; nothing where it is.
  public let skipReason: String?

  /// Where the case begins.
  public let origin: TapeOrigin

  /// What is done and expected, in order, without the tape's preamble.
  public let steps: [TapeStep]
}
