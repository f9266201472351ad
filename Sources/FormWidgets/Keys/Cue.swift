/// A request that a tape player sends among keys to a program under test: finish everything so far,
/// and reply.
///
/// It is sent in the order of the keys, so everything sent before it is done first, however the
/// program reads. Both sides count cues from 1; a reply contains the number of its cue.
package struct Cue: Equatable, Sendable {
  /// The first parameter of its sequence, which no terminal's key has.
  static let code = 9

  /// The new time since the filling began; `nil` if it stays the same.
  package let time: Duration?

  package init(time: Duration? = nil) {
    self.time = time
  }

  /// Creates the cue of a sequence's parameters; `nil` if they are not a cue.
  init?(_ numbers: [Int]) {
    guard numbers.first == Cue.code, numbers.count < 3 else { return nil }
    guard numbers.count == 2 else {
      self.init()
      return
    }
    guard numbers[1] >= 0 else { return nil }
    self.init(time: .microseconds(numbers[1]))
  }

  /// The bytes sent for it: a sequence like xterm's for keys.
  ///
  /// It is as short as possible, because programs read keys byte by byte: the code, followed by the
  /// time in microseconds, if any.
  package var bytes: [UInt8] {
    guard let time else { return Array("\u{1B}[\(Cue.code)~".utf8) }
    return Array("\u{1B}[\(Cue.code);\(Int(time / .microseconds(1)))~".utf8)
  }

  /// Returns the program's reply to a cue, sent after everything drawn before it; terminals do not
  /// show it.
  package static func answer(to number: Int) -> String { "\u{1B}_tabstop;\(number)\u{1B}\\" }
}
