public import FormUI

/// `Type@50ms "Ada"`: types a text, character by character.
public struct TypeText: ReadableCommand {
  static let words = ["Type"]
  static let dialect = CommandDialect.vhs

  /// The text, sent as written.
  public let text: String

  /// The pause after each character; `nil` for the typing speed.
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

  /// The keys that type the text, one per scalar, as a terminal sends them.
  public var keys: [Key] {
    text.unicodeScalars.map { scalar in
      scalar == "\t" ? .tab : .character(Character(scalar))
    }
  }

  public var actions: [TapeAction] { keys.map { .press($0, pause: pause) } }
}
