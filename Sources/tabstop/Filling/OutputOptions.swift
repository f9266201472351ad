public import ArgumentParser
public import FormFile

/// What the command line says of where answers go, and how they are written.
struct OutputOptions: ParsableArguments {
  @Option(
    help: """
      How the answers are written: an object, an object on one line, variables for a shell, \
      name=value each ended by a NUL, or YAML.
      """
  )
  var format: AnswerFormat?

  @Option(
    help: ArgumentHelp(
      "A file to write the answers to, whole or not at all; - for standard output.",
      valueName: "file"
    )
  )
  var output: String?

  @Option(
    help: ArgumentHelp("A file to add the answers to as one line of JSON.", valueName: "file")
  )
  var append: String?

  func validate() throws {
    guard output == nil || append == nil else {
      throw ValidationError("--output replaces a file and --append adds to one; give one of them.")
    }
    for (option, name) in [("--output", output), ("--append", append)] where name?.isEmpty == true {
      throw ValidationError("\(option) names no file; write the file's name behind it.")
    }
    guard append == nil || format == nil || format == .jsonl else {
      throw ValidationError("--append adds lines of JSON; leave --format out.")
    }
  }

  /// Where the answers go.
  var target: AnswerTarget {
    if let append { return .line(of: append) }
    if let output, output != "-" { return .file(output, format ?? .json) }
    return .standardOutput(format ?? .json)
  }
}

extension AnswerFormat: ExpressibleByArgument {}
