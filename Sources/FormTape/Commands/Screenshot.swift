/// `Screenshot form.svg`: a picture of the screen to write; its extension says which kind.
public struct Screenshot: ReadableCommand {
  static let words = ["Screenshot"]
  static let dialect = CommandDialect.vhs

  /// The extensions of pictures; of `png` an SVG is written.
  static let kinds = ["png", "svg", "txt", "ansi", "json"]

  /// The path, as the tape writes it.
  public let path: String

  /// Creates the command.
  public init(path: String) {
    self.path = path
  }

  init(_ arguments: inout TapeArguments) throws(TapeFinding) {
    let token = arguments.next
    path = try arguments.path()
    guard Screenshot.kinds.contains(path.fileExtension ?? "") else {
      throw arguments.finding(
        .unexpected,
        at: token,
        "unknown picture format: \(path.tapeQuoted)",
        note: "use .\(Screenshot.kinds.joined(separator: ", ."))"
      )
    }
  }

  public var actions: [TapeAction] { [.screenshot(path: path)] }
}
