/// `Output demo.cast`: a recording to write; its extension says which kind.
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
        "\(path.tapeQuoted) says no kind of recording",
        note: "give it an extension such as .cast or .svg, or a / at its end"
      )
    }
  }

  public var actions: [TapeAction] { [.output(path: path)] }
}
