/// `End`: the end of what `Skip` begins; elsewhere the word is a key.
struct EndSkip: ReadableCommand {
  static let words = ["End"]
  static let dialect = CommandDialect.native

  init(_: inout TapeArguments) {}

  var actions: [TapeAction] { [] }
}
