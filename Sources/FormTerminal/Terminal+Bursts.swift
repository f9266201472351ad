import CNcurses
import FormUI

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension Terminal {
  /// How close to another key nobody types Enter.
  private static let burst: Duration = .milliseconds(5)

  /// Returns whether a key is a line break of a text pasted into a terminal that does not say so.
  ///
  /// Where there are no brackets around a paste, an Enter within milliseconds of the key before or
  /// after it was not typed; it must neither submit nor move on.
  mutating func isPastedBreak(_ key: Key) -> Bool {
    guard screen.pasteSwitch == nil else { return false }
    let now = ContinuousClock.now
    let isCloseBehind = lastKey.map { now - $0 < Terminal.burst } ?? false
    lastKey = now
    guard key == .enter else { return false }
    return isCloseBehind || isInputReady(within: Int32(Terminal.burst / .milliseconds(1)))
  }
}
