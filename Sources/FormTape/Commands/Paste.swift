/// `Paste`: pastes the copied text; `Paste "one" "two"`: pastes those lines in one piece.
public struct Paste: ReadableCommand {
  static let words = ["Paste"]
  static let dialect = CommandDialect.vhs

  /// The text, including line breaks; `nil` for the copied text.
  public let text: String?

  /// Creates the command.
  public init(_ text: String? = nil) {
    self.text = text
  }

  init(_ arguments: inout TapeArguments) throws(TapeFinding) {
    if case .fault(.openString) = arguments.next?.kind { throw arguments.unexpected("text") }
    guard arguments.next?.kind == .string else {
      text = nil
      return
    }
    text = try arguments.lines().joined(separator: "\n")
  }

  public var actions: [TapeAction] { text.map { [.paste($0)] } ?? [.pasteCopied] }
}
