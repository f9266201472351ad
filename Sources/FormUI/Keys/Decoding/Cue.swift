/// What a player of tapes sends among keys to a program it rehearses: come to rest, and say so.
///
/// It travels in the order of the keys, so that what was sent before it is done before it, however
/// the program reads.
public struct Cue: Hashable, Sendable {
  /// The first parameter of its sequence, which no terminal's key has.
  static let code = 9_001

  /// What the answer is to be known by.
  public let number: Int

  /// The time since the session began that it is to be by then.
  public let time: Duration

  /// Whether the form's part of the scene is wanted beside the screen.
  public let wantsScene: Bool

  /// Creates a cue.
  public init(_ number: Int, time: Duration, wantsScene: Bool = false) {
    self.number = number
    self.time = time
    self.wantsScene = wantsScene
  }

  /// What is sent for it: a sequence in xterm's notation for keys, times in microseconds.
  public var bytes: [UInt8] {
    let (seconds, attoseconds) = time.components
    let microseconds = seconds * 1_000_000 + attoseconds / 1_000_000_000_000
    return Array("\u{1B}[\(Cue.code);\(number);\(microseconds);\(wantsScene ? 1 : 0)~".utf8)
  }

  /// What the program answers to the cue of a number on its screen, behind everything drawn before;
  /// terminals show nothing of it.
  public static func answer(to number: Int) -> String { "\u{1B}_tabstop;\(number)\u{1B}\\" }
}
