public import FormUI

/// `Type@50ms "Ada"`: a text typed, character by character.
public struct TypeText: ReadableCommand {
  static let words = ["Type"]
  static let dialect = CommandDialect.vhs

  /// The text, sent as it is written.
  public let text: String

  /// The pause after each character; the typing speed where nobody says.
  public let pause: Duration?

  /// Creates the command.
  public init(_ text: String, pause: Duration? = nil) {
    self.text = text
    self.pause = pause
  }

  init(_ arguments: inout TapeArguments) throws(TapeFinding) {
    pause = try arguments.pause()
    text = try arguments.joinedTexts("quoted text")
  }

  /// The keys that type the text, one a scalar, as a terminal sends them.
  public var keys: [Key] {
    text.unicodeScalars.map { scalar in
      scalar == "\t" ? .tab : .character(Character(scalar))
    }
  }

  public var actions: [TapeAction] { keys.map { .press($0, pause: pause) } }
}
