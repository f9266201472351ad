/// The keys that affect the screen itself and never reach a form.
public enum ScreenKey: Hashable, Sendable {
  /// Redraws the screen, whatever the terminal shows.
  case redraw
  /// Stops the program until the shell resumes it.
  case suspend

  /// Creates the action of a key; `nil` if it belongs to the form.
  public init?(_ key: Key) {
    switch Keymap.action(of: key) {
    case .redraw: self = .redraw
    case .suspend: self = .suspend
    default: return nil
    }
  }
}
