/// `Screenshot form.svg`: writes a picture of the screen in the format of the extension.
public struct Screenshot: ReadableCommand {
  static let words = ["Screenshot"]
  static let dialect = CommandDialect.vhs

  /// The supported extensions; `png` is written as SVG.
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
