/// `Skip "only vhs starts a shell"`: what follows is for other tools, up to `End`.
///
/// Reading a tape leaves it out, so that no step is one.
struct Skip: ReadableCommand {
  static let words = ["Skip"]
  static let dialect = CommandDialect.native

  init(_ arguments: inout TapeArguments) throws(TapeFinding) {
    if !arguments.isAtEnd { _ = try arguments.text("a quoted reason") }
  }

  var actions: [TapeAction] { [] }
}
