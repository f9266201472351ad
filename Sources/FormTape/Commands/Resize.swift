public import FormUI

/// `Resize 40x12`: resizes the screen while the form is being filled.
public struct Resize: ReadableCommand {
  static let words = ["Resize"]
  static let dialect = CommandDialect.native

  /// The size.
  public let size: Size

  /// Creates the command.
  public init(_ size: Size) {
    self.size = size
  }

  init(_ arguments: inout TapeArguments) throws(TapeFinding) {
    size = try arguments.size()
  }

  public var actions: [TapeAction] { [.resize(size)] }
}
