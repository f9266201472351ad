/// `Require jq`: requires a program on the `PATH`.
public struct Require: ReadableCommand {
  static let words = ["Require"]
  static let dialect = CommandDialect.vhs

  /// The program's name.
  public let program: String

  /// Creates the command.
  public init(_ program: String) {
    self.program = program
  }

  init(_ arguments: inout TapeArguments) throws(TapeFinding) {
    guard let token = arguments.vhsText() else {
      throw arguments.unexpected("a program name")
    }
    program = token.text
  }

  public var actions: [TapeAction] { [.require(program: program)] }
}
