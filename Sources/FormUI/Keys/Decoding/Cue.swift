/// What a player of tapes sends among keys to a program it rehearses: come to rest, and say so.
///
/// It travels in the order of the keys, so that what was sent before it is done before it, however
/// the program reads. Both sides count cues from 1; an answer names its cue by that.
public struct Cue: Hashable, Sendable {
  /// The first parameter of its sequence, which no terminal's key has.
  static let code = 9

  /// The time since the session began that it is to be by then; nothing where it stays what it was.
  public let time: Duration?

  /// Whether the form's part of the scene is wanted beside the screen.
  public let wantsScene: Bool

  /// Creates a cue.
  public init(time: Duration? = nil, wantsScene: Bool = false) {
    self.time = time
    self.wantsScene = wantsScene
  }

  /// Creates the cue of a sequence's parameters; nothing where they are none of one.
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

  /// What is sent for it: a sequence in xterm's notation for keys, as short as can be, since
  /// programs read keys byte by byte.
  ///
  /// Behind the code stand the time in microseconds plus one, 0 for none, and 2 where the scene is
  /// wanted, else 1.
  public var bytes: [UInt8] {
    guard time != nil || wantsScene else { return Array("\u{1B}[\(Cue.code)~".utf8) }
    let microseconds = time.map { time in
      let (seconds, attoseconds) = time.components
      return seconds * 1_000_000 + attoseconds / 1_000_000_000_000 + 1
    }
    return Array("\u{1B}[\(Cue.code);\(microseconds ?? 0);\(wantsScene ? 2 : 1)~".utf8)
  }

  /// What the program answers to the cue of a number on its screen, behind everything drawn before;
  /// terminals show nothing of it.
  public static func answer(to number: Int) -> String { "\u{1B}_tabstop;\(number)\u{1B}\\" }
}
