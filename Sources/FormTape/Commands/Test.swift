/// `Test "happy path"`: what follows is a case, up to the next one.
///
/// Reading a tape makes cases of them, so that no step is one.
struct Test: ReadableCommand {
  static let words = ["Test"]
  static let dialect = CommandDialect.native

  /// The case's name.
  let name: String

  /// Why the case is not played; nothing where it is.
  let skipReason: String?

  init(_ arguments: inout TapeArguments) throws(TapeFinding) {
    name = try arguments.text("a quoted case name")
    skipReason = arguments.take(word: "skip") ? try arguments.text("a reason for skipping") : nil
  }

  var actions: [TapeAction] { [] }
}
