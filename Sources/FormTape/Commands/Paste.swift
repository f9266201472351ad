/// `Paste`: the copied text, or `Paste "Ada"`: that text, pasted as one piece.
public struct Paste: ReadableCommand {
  static let words = ["Paste"]
  static let dialect = CommandDialect.vhs

  /// The text; the copied one where nothing is given.
  public let text: String?

  /// Creates the command.
  public init(_ text: String? = nil) {
    self.text = text
  }

  init(_ arguments: inout TapeArguments) throws(TapeFinding) {
    if case .fault(.openString) = arguments.next?.kind { throw arguments.unexpected("a text") }
    text = arguments.take(.string)?.text
  }

  public var actions: [TapeAction] { text.map { [.paste($0)] } ?? [.pasteCopied] }
}
