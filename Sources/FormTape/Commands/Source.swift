/// `Source login.tape`: includes the commands of another tape.
///
/// Replaced by those commands while a tape is read, so no step is a `Source`.
struct Source: ReadableCommand {
  static let words = ["Source"]
  static let dialect = CommandDialect.vhs

  /// The path, as the tape writes it.
  let path: String

  init(_ arguments: inout TapeArguments) throws(TapeFinding) {
    let token = arguments.next
    path = try arguments.path()
    guard path.fileExtension == "tape" else {
      throw arguments.finding(
        .unexpected,
        at: token,
        "expected a .tape file, found \(path.tapeQuoted)"
      )
    }
  }

  var actions: [TapeAction] { [] }
}
