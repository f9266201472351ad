/// `Output demo.cast`: writes a recording in the format of the extension.
public struct Output: ReadableCommand {
  static let words = ["Output"]
  static let dialect = CommandDialect.vhs

  /// The path, as the tape writes it.
  public let path: String

  /// Creates the command.
  public init(path: String) {
    self.path = path
  }

  init(_ arguments: inout TapeArguments) throws(TapeFinding) {
    let token = arguments.next
    path = try arguments.path()
    guard path.hasSuffix("/") || path.fileExtension != nil else {
      throw arguments.finding(
        .unexpected,
        at: token,
        "unknown recording format: \(path.tapeQuoted)",
        note: "use an extension, like .cast or .svg, or end the path with /"
      )
    }
  }

  public var actions: [TapeAction] { [.output(path: path)] }
}
