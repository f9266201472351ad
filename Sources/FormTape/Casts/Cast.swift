public import FormUI

/// A recording of a terminal: what a program wrote, and when.
///
/// It says nothing of the date, the machine or the person, so that one tape makes one recording.
public struct Cast: Hashable, Sendable {
  /// How a recording is written.
  public enum Version: Int, Hashable, Sendable, CaseIterable {
    /// Times since the start; every player reads it.
    case second = 2
    /// Times since the event before, and how the program ended.
    case third = 3
  }

  /// The size at the start.
  public var size: Size

  /// What the recording is called.
  public var title: String?

  /// The program that was recorded, as one types it.
  public var command: String?

  /// The kind of the terminal, as `TERM` names it.
  public var terminal: String?

  /// The colours to play it in; the player's own where there are none.
  public var theme: PictureTheme?

  /// What happens, in order; an event before the one before it counts as at the same time.
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
