/// A request that a tape player sends among keys to a program under test: finish everything so far,
/// and reply.
///
/// It is sent in the order of the keys, so everything sent before it is done first, however the
/// program reads. Both sides count cues from 1; a reply contains the number of its cue.
package struct Cue: Equatable, Sendable {
  /// The first parameter of its sequence, which no terminal's key has.
  static let code = 9

  /// The new time since the session began; `nil` if it stays the same.
  package let time: Duration?

  /// Whether the form's part of the scene is requested, besides the screen.
  package let wantsScene: Bool

  /// Creates a cue.
  package init(time: Duration? = nil, wantsScene: Bool = false) {
    self.time = time
    self.wantsScene = wantsScene
  }

  /// Creates the cue of a sequence's parameters; `nil` if they are not a cue.
  init?(_ numbers: [Int]) {
    guard numbers.first == Cue.code, numbers.count == 1 || numbers.count == 3 else { return nil }
    guard numbers.count == 3 else {
      self.init()
      return
    }
    guard numbers[1] >= -1, numbers[2] == 1 || numbers[2] == 2 else { return nil }
    self.init(
      time: numbers[1] > 0 ? .microseconds(numbers[1] - 1) : nil,
      wantsScene: numbers[2] == 2
    )
  }

  /// The bytes sent for it: a sequence like xterm's for keys, as short as possible, because
  /// programs read keys byte by byte.
  ///
  /// The code is followed by the time in microseconds plus one, or 0 for none, and by 2 if the
  /// scene is requested, otherwise 1.
  package var bytes: [UInt8] {
    guard time != nil || wantsScene else { return Array("\u{1B}[\(Cue.code)~".utf8) }
    let microseconds = time.map { time in
      let (seconds, attoseconds) = time.components
      return seconds * 1_000_000 + attoseconds / 1_000_000_000_000 + 1
    }
    return Array("\u{1B}[\(Cue.code);\(microseconds ?? 0);\(wantsScene ? 2 : 1)~".utf8)
  }

  /// Returns the program's reply to a cue, sent after everything drawn before it; terminals do not
  /// show it.
  package static func answer(to number: Int) -> String { "\u{1B}_tabstop;\(number)\u{1B}\\" }
}
