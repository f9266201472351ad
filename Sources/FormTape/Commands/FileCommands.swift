/// `Screenshot form.svg`: writes a picture of the screen in the format of the extension.
package struct Screenshot: TapeCommand {
  package static let words = ["Screenshot"]
  package static let dialect = CommandDialect.vhs

  package static let entry = TapeEntry(
    .pictures,
    usage: "Screenshot FILE",
    summary: "Draw the screen: .svg, .txt, .ansi or .json",
    example: """
      Type "ada"
      Screenshot signup.svg
      """
  )

  /// The supported extensions.
  static let kinds = ["svg", "txt", "ansi", "json"]

  /// The path, as the tape writes it.
  package let path: String

  package init(_ arguments: inout TapeArguments) throws(TapeFinding) {
    let token = arguments.next
    path = try arguments.path()
    guard Screenshot.kinds.contains(path.fileExtension ?? "") else {
      throw arguments.finding(
        .unexpected,
        at: token,
        "unknown picture format: \(path.tapeQuoted)",
        note: Screenshot.advice(for: path)
      )
    }
  }

  package func perform(by player: inout CasePlayer<some Stage>) throws(Breakdown) {
    try player.savePicture(path)
  }

  /// Returns the extensions to use for a path with another one, and how to convert the picture.
  private static func advice(for path: String) -> String {
    let formats = "use .svg, .txt, .ansi or .json"
    guard path.fileExtension == "png" else { return formats }
    let stem = path.fileStem
    return "\(formats); to convert: rsvg-convert \(stem).svg -o \(stem).png"
  }
}

/// `Source login.tape`: includes the commands of another tape.
///
/// It is replaced by those commands while a tape is read, so no step is a `Source`.
struct Source: TapeCommand {
  static let words = ["Source"]
  static let dialect = CommandDialect.vhs

  static let entry = TapeEntry(
    .cases,
    usage: "Source FILE",
    summary: "Include the commands of another tape",
    example: """
      Source login.tape
      """
  )

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
}

/// `Require jq`: requires a program on the `PATH`.
package struct Require: TapeCommand {
  package static let words = ["Require"]
  package static let dialect = CommandDialect.vhs

  package static let entry = TapeEntry(
    .cases,
    usage: "Require PROGRAM",
    summary: "Fail unless a program is on the PATH",
    example: """
      Require git
      """
  )

  /// The program's name.
  package let program: String

  package init(_ arguments: inout TapeArguments) throws(TapeFinding) {
    guard let token = arguments.vhsText() else {
      throw arguments.unexpected("a program name")
    }
    program = token.text
  }
}
