/// `End`: ends a `Skip`; elsewhere, `End` is a key.
struct EndSkip: ReadableCommand {
  static let words = ["End"]
  static let dialect = CommandDialect.native

  init(_: inout TapeArguments) {}

  var actions: [TapeAction] { [] }
}
