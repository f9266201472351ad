/// A case of a tape: the steps from one `Test` to the next.
///
/// Each case opens its own form.
public struct TapeCase: Sendable {
  /// The name, unique in the tape.
  public let name: String

  /// Why the case is skipped; `nil` if it is played.
  public let skipReason: String?

  /// Where the case begins.
  public let origin: TapeOrigin

  /// The steps of the case, without the preamble.
  public let steps: [TapeStep]
}
