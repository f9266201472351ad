/// The screen at one moment of a case.
public struct RecordedMoment: Hashable, Sendable {
  /// The time on the tape's clock.
  public let time: Duration

  /// The screen.
  public let screen: CellGrid

  /// The cursor; `nil` if hidden.
  public let cursor: ScreenPosition?

  /// The command that led to it, and its place: `signup.tape:4 Type "Ada"`.
  ///
  /// Text typed into a secret field is masked.
  public internal(set) var label: String

  /// The bytes sent for it.
  public let input: [UInt8]

  /// Whether it is left out of recordings, between `Hide` and `Show`.
  public let isHidden: Bool
}
