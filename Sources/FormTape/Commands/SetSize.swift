public import FormUI

/// `Size 80x24`: sets the initial screen size.
public struct SetSize: ReadableCommand {
  static let words = ["Size"]
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

  public var actions: [TapeAction] { [.size(size)] }
}
