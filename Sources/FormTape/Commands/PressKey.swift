public import FormUI

/// `Tab@50ms 3`, `Ctrl+A`, `Alt+Shift+F1 2`: presses keys, once or repeatedly.
public struct PressKey: ReadableCommand {
  static let words = Key.Symbol.named.map(\.name) + ["Ctrl", "Alt", "Shift"]
  static let dialect = CommandDialect.vhs

  /// The keys, in order; several if they share modifiers, as in `Ctrl+A+E`.
  public let keys: [Key]

  /// How often the keys are pressed.
  public let count: Int

  /// The pause after each key; `nil` for the typing speed.
  public let pause: Duration?

  /// Creates the command.
  public init(_ keys: Key..., count: Int = 1, pause: Duration? = nil) {
    self.keys = keys
    self.count = count
    self.pause = pause
  }

  init(_ arguments: inout TapeArguments) throws(TapeFinding) {
    let held = try ChordReader.keys(&arguments)
    for key in held where key.isAlias {
      let received = key.received.tapeSpelling
      arguments.doubt(
        TapeFinding(
          code: .alias,
          range: arguments.word.range.lowerBound..<arguments.end,
          message: "terminals cannot tell \(key.spelling) from \(received)",
          note: "\(received) is sent"
        )
      )
    }
    keys = held.map(\.received)
    pause = try arguments.pause()
    count = try arguments.count() ?? 1
  }

  public var actions: [TapeAction] {
    let once = keys.map { TapeAction.press($0, pause: pause) }
    return Array(repeatElement(once, count: count).joined())
  }
}
