/// What keys do about the screen itself, before any form hears of them.
public enum ScreenKey: Hashable, Sendable {
  /// The screen is drawn anew, whatever the terminal shows.
  case redraw
  /// The program is stopped until the shell has it go on.
  case suspend

  /// What a key does, or nothing where it is the form's.
  public init?(_ key: Key) {
    switch Keymap.action(of: key) {
    case .redraw: self = .redraw
    case .suspend: self = .suspend
    default: return nil
    }
  }
}
