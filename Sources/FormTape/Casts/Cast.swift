public import FormUI

/// A recording of a terminal: what a program wrote, and when.
///
/// It contains no date, machine or user, so that the same tape always gives the same recording.
public struct Cast: Hashable, Sendable {
  /// The initial size.
  public var size: Size

  /// The title of the recording.
  public var title: String?

  /// The recorded command line.
  public var command: String?

  /// The terminal type, as in `TERM`.
  public var terminal: String?

  /// The colors to play it in; `nil` for the player's own.
  public var theme: PictureTheme?

  /// The events, in order; an event earlier than the previous one counts as simultaneous.
  public var events: [CastEvent]

  /// Creates a recording.
  public init(
    size: Size,
    title: String? = nil,
    command: String? = nil,
    terminal: String? = nil,
    theme: PictureTheme? = nil,
    events: [CastEvent] = []
  ) {
    self.size = size
    self.title = title
    self.command = command
    self.terminal = terminal
    self.theme = theme
    self.events = events
  }
}
