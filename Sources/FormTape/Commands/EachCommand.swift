/// `Each address state`: plays the commands below it once for each row of the table that follows,
/// with the values of the row for `{address}` and `{state}`.
///
/// It is converted to a case for each row while a tape is read, so no step is an `Each`.
struct Each: TapeCommand {
  static let words = ["Each"]

  static let entry = TapeEntry(
    .cases,
    usage: "Each NAME...",
    summary: "Play the case once for each row of a table",
    example: """
      Test "both sides of a limit: {name}"
      Form signup.yaml
      Each name   state
           "ab"   incomplete
           "abc"  ok
      Type {name}
      Expect field username {state}
      """
  )

  /// The names of the columns.
  let columns: [TapeToken]

  init(_ arguments: inout TapeArguments) throws(TapeFinding) {
    var columns: [TapeToken] = []
    while let name = arguments.take(.word) {
      guard !columns.contains(where: { $0.text == name.text }) else {
        throw arguments.finding(.table, at: name, "duplicate column \(name.text.tapeQuoted)")
      }
      columns.append(name)
    }
    guard !columns.isEmpty else { throw arguments.unexpected("names of columns, like address") }
    self.columns = columns
  }
}
