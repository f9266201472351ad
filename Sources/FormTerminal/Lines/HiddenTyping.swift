import CNcurses

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Whether a terminal echoes typing; other inputs never do.
struct HiddenTyping {
  private let descriptor: Int32
  private var settings: termios?

  /// Creates the switch of a descriptor, without changing it.
  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Whether typing is hidden.
  var isHidden: Bool { settings != nil }

  /// Hides typing, except line breaks.
  mutating func hide() {
    var shown = termios()
    guard settings == nil, tcgetattr(descriptor, &shown) == 0 else { return }
    var hidden = shown
    hidden.c_lflag &= ~tcflag_t(ECHO)
    hidden.c_lflag |= tcflag_t(ECHONL)
    guard tcsetattr(descriptor, TCSADRAIN, &hidden) == 0 else { return }
    settings = shown
  }

  /// Shows typing as before.
  mutating func show() {
    guard var shown = settings else { return }
    tcsetattr(descriptor, TCSADRAIN, &shown)
    settings = nil
  }
}
