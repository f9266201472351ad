/// `Copy "Ada"`: copies a text to the tape's own clipboard, for `Paste`.
public struct Copy: ReadableCommand {
  static let words = ["Copy"]
  static let dialect = CommandDialect.vhs

  /// The text.
  public let text: String

  /// Creates the command.
  public init(_ text: String) {
    self.text = text
  }

  init(_ arguments: inout TapeArguments) throws(TapeFinding) {
    text = try arguments.joinedTexts("quoted text")
  }

  public var actions: [TapeAction] { [.copy(text)] }
}
