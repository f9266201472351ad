/// What was seen at one moment of a case.
public struct RecordedMoment: Hashable, Sendable {
  /// When, by the tape's time.
  public let time: Duration

  /// The screen.
  public let screen: CellGrid

  /// The cursor; nothing where it is hidden.
  public let cursor: ScreenPosition?

  /// The command that led to it, and where it stands: `signup.tape:4 Type "Ada"`.
  ///
  /// What was typed into a field for secrets is not in it.
  public internal(set) var label: String

  /// What was sent for it.
  public let input: [UInt8]

  /// Whether it is left out of recordings, between `Hide` and `Show`.
  public let isHidden: Bool
}
