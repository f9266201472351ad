/// `Env LANG "C.UTF-8"`: sets an environment variable of the program.
public struct SetVariable: ReadableCommand {
  static let words = ["Env"]
  static let dialect = CommandDialect.vhs

  /// The variable's name.
  public let name: String

  /// Its value.
  public let value: String

  /// Creates the command.
  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }

  init(_ arguments: inout TapeArguments) throws(TapeFinding) {
    guard let name = arguments.take(.word) ?? arguments.take(.string) else {
      throw arguments.unexpected("a variable name")
    }
    guard let value = arguments.vhsText() else {
      throw arguments.unexpected("quoted text")
    }
    self.name = name.text
    self.value = value.text
  }

  public var actions: [TapeAction] { [.environment(name: name, value: value)] }
}
