import ArgumentParser
import FormFile
import FormRecords
import FormTerminal
import FormValidation
import Forms
import SourceText
import SystemCalls

/// Checks records against a form, or only the form, whose programs do not run then.
struct Check: ParsableCommand {
  /// The subcommand's word on the command line.
  static let word = "check"

  static let configuration = CommandConfiguration(
    commandName: word,
    abstract: "Check records against a form; report violations.",
    discussion: """
      Records are JSON, JSON Lines, or CSV with a header. The rules, defaults, and messages are \
      those of fill --no-input. By default, one JSON object per violation is printed. Without \
      files, only the form is checked:

        tabstop check signup.yaml
        tabstop check signup.yaml signups.jsonl
        producer | tabstop check signup.yaml --input csv -
        tabstop check signup.yaml signups.csv --summary --format text

      Exit status: 0 all records are valid, 1 a record is invalid or there are too many \
      warnings, 2 error.
      """
  )

  @Argument(help: "A form file; - for standard input.", completion: .forms)
  var form: String

  @Argument(
    help: "Files of records; - for standard input.",
    completion: .file(extensions: ["json", "jsonl", "ndjson", "csv", "tsv"])
  )
  var files: [String] = []

  @Option(help: "Read records in this format (default: detected from the file's name or content).")
  var input: RecordFormat?

  @Option(
    help: ArgumentHelp(
      "Separate the cells of CSV with this (default: detected). (values: \(delimiters))",
      valueName: "character"
    ),
    completion: .list(Delimiter.names),
    transform: Delimiter.named(byOption:)
  )
  var delimiter: Delimiter?

  @Option(
    help: ArgumentHelp(
      "Read records in this encoding (default: utf-8, or utf-16 if detected). "
        + "(values: \(TextEncoding.names))"
    ),
    completion: .list(TextEncoding.allCases.map(\.rawValue)),
    transform: TextEncoding.named(byOption:)
  )
  var encoding: TextEncoding?

  @Option(help: "Print the violations in this format.")
  var format = RecordReportFormat.jsonl

  @Option(help: "Print the first violation of each record, or all.")
  var errors = ErrorsShown.all

  @Flag(help: "Print only the number of violations by field and rule.")
  var summary = false

  @Flag(help: .uncommon("Fail if there are warnings."))
  var strict = false

  @Option(help: .uncommon("Fail if there are more warnings than this.", valueName: "number"))
  var maxWarnings: Int?

  @Flag(name: .shortAndLong, help: "Print nothing; report the result by exit status only.")
  var quiet = false

  @Flag(help: .uncommon("Allow rules, options, and defaults to run programs."))
  var allowCommands = false

  @Option(
    languageByDefault: "the form's first",
    visibility: .uncommon
  )
  var lang: Language?

  private static let delimiters = Delimiter.names.joined(separator: ", ") + ", or any character"

  mutating func validate() throws {
    if delimiter != nil, let input, input != .csv {
      throw ValidationError("--delimiter cannot be combined with --input \(input.rawValue)")
    }
    if summary, format.isDocument {
      throw ValidationError("--summary cannot be combined with --format \(format.rawValue)")
    }
    if strict, maxWarnings != nil {
      throw ValidationError("--strict and --max-warnings cannot be combined")
    }
    if let maxWarnings, maxWarnings < 0 {
      throw ValidationError("--max-warnings cannot be negative")
    }
    if (CollectionOfOne(form) + files).count(where: { $0 == "-" }) > 1 {
      throw ValidationError("Standard input can be read only once")
    }
  }

  func run() throws {
    let file = InputFile(path: form)
    let reading = try FormReading(
      file: file,
      allowsCommands: allowCommands || files.isEmpty,
      in: lang,
      // A verdict does not depend on the machine.
      ignoresEnvironment: true,
      isWarning: !quiet
    )
    guard !files.isEmpty || format.isDocument else { return }
    let form = reading.form.starting(inEnvironment: Posix.variable)
    if form.hasSecrets { Posix.switchOffCoreDumps() }
    let programs = allowCommands ? file.programs(in: form.messages.language) : [:]
    // Records are compared with one another, not with those in a store.
    let checks = programs.merging(Store.unasked) { $1 }
    var options = RecordCheck.Options()
    options.onlyFirst = errors == .first
    options.isSummary = summary
    options.format = format
    options.labels = reading.labels
    options.workerCount = allowCommands ? 1 : min(Posix.processorCount, 8)
    let check = RecordCheck(form, now: LocalClock.now, options: options) { filling in
      guard allowCommands else { return try filling.conclude(asking: checks) }
      try filling.conclude(asking: checks, guardedBy: Signals.beforeEnding(_:during:))
    }
    let counts = try counts(of: check)
    for name in counts.emptyNames where !quiet && counts.isClean {
      StandardError.write("tabstop: \(name.printable): no records\n")
    }
    guard counts.isClean else { throw ExitCode(1) }
    try limitWarnings(to: counts.warnings)
  }

  /// Runs a check of the files, and reports its progress and violations.
  private func counts(of check: RecordCheck) throws -> RecordCounts {
    let sources = try files.map {
      try RecordFile($0).source(in: input, separatedBy: delimiter, encoding: encoding)
    }
    let progress = CheckProgress()
    defer { progress.clear() }
    let isQuiet = quiet
    return try check.run(sources) {
      guard !isQuiet else { return }
      progress.makeWay()
      try Check.offer($0)
    } progress: {
      if !isQuiet { progress.show($0) }
    }
  }

  /// Fails with the reason if there are more warnings than allowed.
  private func limitWarnings(to count: Int) throws {
    guard count > (strict ? 0 : maxWarnings ?? .max) else { return }
    let limit = maxWarnings.map { "--max-warnings allows \($0)" } ?? "--strict allows none"
    let warnings = count == 1 ? "1 warning" : "\(count) warnings"
    if !quiet { StandardError.write("tabstop: \(warnings); \(limit)\n") }
    throw ExitCode(1)
  }

  /// Writes a part of the report; without a reader, as in `tabstop check … | head`, further records
  /// are not checked.
  private static func offer(_ text: [UInt8]) throws {
    guard try StandardOutput.deliver(text) else { throw ExitCode(1) }
  }
}

extension RecordFormat: NamedChoice {}

extension TextEncoding {
  fileprivate static let names = allCases.map(\.rawValue).joined(separator: ", ")

  /// Returns the encoding given by an option.
  fileprivate static func named(byOption name: String) throws -> TextEncoding {
    if let encoding = TextEncoding(named: name) { return encoding }
    let nearest = allCases.map(\.rawValue).nearest(to: name.lowercased())
    let question = nearest.didYouMeanUnquoted
    throw ValidationError("\(name.quoted) is not one of \(names)\(question)")
  }
}

extension Delimiter {
  /// Returns the delimiter given by an option: a name or a character.
  fileprivate static func named(byOption text: String) throws -> Delimiter {
    if let delimiter = Delimiter(text) { return delimiter }
    let names = names.joined(separator: ", ")
    throw ValidationError("Expected one of \(names), or another character, found \(text.quoted).")
  }
}

extension RecordReportFormat: NamedChoice {
  /// Whether the report is one document, even without violations.
  fileprivate var isDocument: Bool { self == .sarif || self == .junit }
}
