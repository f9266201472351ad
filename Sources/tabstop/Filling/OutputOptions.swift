import ArgumentParser
import FormFile
import Forms
import SourceText

/// The options for the destination and the format of answers.
struct OutputOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Use this format"
        + FullHelp.only(
          """
          : a JSON object, a JSON object on one line, shell variables for eval, NUL-terminated \
          name=value pairs, YAML, or an issue in Markdown
          """
        ) + "."
    )
  )
  var format: AnswerFormat?

  @Option(
    help: .uncommon(
      "Write null or an empty answer for fields without one, or omit them (default: as the form says)."
    )
  )
  var unanswered: Unanswered?

  @Option(
    help: ArgumentHelp(
      "Write the answers to this file" + FullHelp.only(" atomically; - for standard output") + ".",
      valueName: "file"
    ),
    completion: .file()
  )
  var output: String?

  @Option(
    help: .uncommon("Append the answers to this file as one line of JSON.", valueName: "file"),
    completion: .file()
  )
  var append: String?

  @Option(
    help: .uncommon(
      "Start the names of shell variables with PREFIX (default: \(Form.variablePrefix)).",
      valueName: "prefix"
    )
  )
  var prefix: String?

  @Option(
    help: ArgumentHelp(
      "Pass the answers to a program that can reject them"
        + FullHelp.only(#", as JSON; as a JSON list with arguments: '["./register", "--quiet"]'"#)
        + ".",
      valueName: "program"
    ),
    completion: .file(),
    transform: [String].program(byOption:)
  )
  var submit: [String]?

  @Option(
    help: .uncommon(
      "Stop the program after this time, like 10s or 2m (default: 30s).",
      valueName: "time"
    ),
    transform: Duration.named(byOption:)
  )
  var submitTimeout: Duration?

  @Option(
    help: ArgumentHelp(
      "Save the answers in a database"
        + FullHelp.only(": sqlite:FILE or postgres://user@host/database") + ".",
      valueName: "store"
    )
  )
  var save: String?

  func validate() throws {
    guard prefix == nil || format == .env else {
      throw ValidationError("--prefix requires --format env")
    }
    if let prefix, !prefix.isVariableStart {
      throw ValidationError(
        "--prefix: expected letters, digits and _, like APP_, found \(prefix.quoted)"
      )
    }
    guard output == nil || append == nil else {
      throw ValidationError("--output and --append cannot be combined.")
    }
    for (option, name) in [("--output", output), ("--append", append)] where name?.isEmpty == true {
      throw ValidationError("Missing file name after \(option).")
    }
    guard append == nil || format == nil || format == .jsonl else {
      throw ValidationError("--append writes JSON; remove --format.")
    }
    guard save == nil || submit == nil else {
      throw ValidationError("--save and --submit cannot be combined.")
    }
    guard submitTimeout == nil || submit != nil else {
      throw ValidationError("--submit-timeout requires --submit")
    }
  }

  /// The destination of the answers.
  var target: AnswerTarget {
    if let append {
      let destination: AnswerTarget.Destination =
        append == "-" ? .standardOutput : .line(of: append)
      return AnswerTarget(destination: destination, format: .jsonl)
    }
    var target = AnswerTarget(format: format ?? .json)
    if let output, output != "-" { target.destination = .file(output) }
    if let prefix { target.prefix = prefix }
    return target
  }
}

extension String {
  /// Whether a shell variable's name can begin with the text.
  fileprivate var isVariableStart: Bool {
    utf8.allSatisfy { byte in
      "a"..."z" ~= Unicode.Scalar(byte | 0x20) || "0"..."9" ~= Unicode.Scalar(byte)
        || byte == UInt8(ascii: "_")
    } && !("0"..."9" ~= unicodeScalars.first ?? "_")
  }
}
