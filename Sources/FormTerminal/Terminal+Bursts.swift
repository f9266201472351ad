import CNcurses
import FormUI

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension Terminal {
  /// The shortest time between another key and a typed Enter.
  private static let burst: Duration = .milliseconds(5)

  /// Returns whether a key is a line break of an unbracketed paste.
  ///
  /// Without brackets around a paste, an Enter within milliseconds of the key before or after it
  /// was not typed; it must neither submit nor move on.
  mutating func isPastedBreak(_ key: Key) -> Bool {
    guard screen.pasteSwitch == nil else { return false }
    let now = ContinuousClock.now
    let isCloseBehind = lastKey.map { now - $0 < Terminal.burst } ?? false
    lastKey = now
    guard key == .enter else { return false }
    isInBurst = isCloseBehind || isBurstGoingOn
    return isInBurst
  }

  /// Reads the characters that immediately follow a pasted line break, up to the next.
  mutating func restOfBurst() -> String? {
    guard isInBurst else { return nil }
    isInBurst = false
    var text = ""
    while ahead == nil, isBurstGoingOn {
      let code = wgetch(screen.keys)
      guard code != ERR else { break }
      lastKey = .now
      let input = decoder.feed(code: code, nameOfCode: CursesScreen.nameOfKey)
      if case .key(let key)? = input, case .character(let character) = key.symbol,
        key.modifiers.isEmpty
      {
        text.append(character)
      } else {
        ahead = input
      }
    }
    return text.isEmpty ? nil : text
  }

  private var isBurstGoingOn: Bool {
    isInputReady(within: Int32(Terminal.burst / .milliseconds(1)))
  }
}
