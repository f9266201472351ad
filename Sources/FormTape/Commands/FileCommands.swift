/// `Output demo.cast`: writes a recording in the format of the extension.
package struct Output: TapeCommand {
  package static let words = ["Output"]
  package static let dialect = CommandDialect.vhs

  /// The path, as the tape writes it.
  package let path: String

  /// Creates the command.
  package init(path: String) {
    self.path = path
  }

  package init(_ arguments: inout TapeArguments) throws(TapeFinding) {
    let token = arguments.next
    path = try arguments.path()
    guard path.hasSuffix("/") || path.fileExtension != nil else {
      throw arguments.finding(
        .unexpected,
        at: token,
        "unknown recording format: \(path.tapeQuoted)",
        note: "use an extension, like .cast or .svg, or end the path with /"
      )
    }
  }

  package func prepare(_ setup: inout CaseSetup) { setup.outputs.append(path) }
}

/// `Screenshot form.svg`: writes a picture of the screen in the format of the extension.
package struct Screenshot: TapeCommand {
  package static let words = ["Screenshot"]
  package static let dialect = CommandDialect.vhs

  /// The supported extensions; `png` is written as SVG.
  static let kinds = ["png", "svg", "txt", "ansi", "json"]

  /// The path, as the tape writes it.
  package let path: String

  /// Creates the command.
  package init(path: String) {
    self.path = path
  }

  package init(_ arguments: inout TapeArguments) throws(TapeFinding) {
    let token = arguments.next
    path = try arguments.path()
    guard Screenshot.kinds.contains(path.fileExtension ?? "") else {
      throw arguments.finding(
        .unexpected,
        at: token,
        "unknown picture format: \(path.tapeQuoted)",
        note: "use .\(Screenshot.kinds.joined(separator: ", ."))"
      )
    }
  }

  package func perform(by player: inout CasePlayer<some Stage>) throws(Breakdown) {
    try player.savePicture(path)
  }
}

/// `Source login.tape`: includes the commands of another tape.
///
/// It is replaced by those commands while a tape is read, so no step is a `Source`.
struct Source: TapeCommand {
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
}

/// `Require jq`: requires a program on the `PATH`.
package struct Require: TapeCommand {
  package static let words = ["Require"]
  package static let dialect = CommandDialect.vhs

  /// The program's name.
  package let program: String

  /// Creates the command.
  package init(_ program: String) {
    self.program = program
  }

  package init(_ arguments: inout TapeArguments) throws(TapeFinding) {
    guard let token = arguments.vhsText() else {
      throw arguments.unexpected("a program name")
    }
    program = token.text
  }
}

/// `Hide`: pauses recording.
package struct Hide: TapeCommand {
  package static let words = ["Hide"]
  package static let dialect = CommandDialect.vhs

  /// Creates the command.
  package init() {}

  package init(_: inout TapeArguments) {}

  package func perform(by player: inout CasePlayer<some Stage>) { player.isHidden = true }
}

/// `Show`: resumes recording.
package struct Show: TapeCommand {
  package static let words = ["Show"]
  package static let dialect = CommandDialect.vhs

  /// Creates the command.
  package init() {}

  package init(_: inout TapeArguments) {}

  package func perform(by player: inout CasePlayer<some Stage>) { player.isHidden = false }
}
