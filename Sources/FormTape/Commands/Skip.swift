/// `Skip "only vhs starts a shell"`: excludes the commands up to `End`, which are for other tools.
///
/// Excluded while a tape is read, so no step is a `Skip`.
struct Skip: ReadableCommand {
  static let words = ["Skip"]
  static let dialect = CommandDialect.native

  init(_ arguments: inout TapeArguments) throws(TapeFinding) {
    if !arguments.isAtEnd { _ = try arguments.text("a quoted reason") }
  }

  var actions: [TapeAction] { [] }
}
