import ArgumentParser
import FormFile
import Forms
import SourceText

/// Searches form files for errors and likely mistakes.
struct Lint: ParsableCommand {
  /// The subcommand's word on the command line.
  static let word = "lint"

  static let configuration = CommandConfiguration(
    commandName: word,
    abstract: "Find errors and likely mistakes in form files.",
    discussion: """
      Finds rules that contradict each other or have no effect, conditions that never hold, \
      patterns that take too long, missing help, and more. No program that a form refers to is \
      run.

        tabstop lint signup.yaml
        tabstop lint signup.yaml --fix
        tabstop lint --explain bounds.contradiction
        tabstop lint Forms/*.yaml --format sarif

      Exit status: 0 no findings, 1 findings, 2 unreadable form or other error.
      """
  )

  @Argument(help: "Form files; - for standard input.", completion: .forms)
  var forms: [String] = []

  @Flag(help: "Fix the forms where that is safe, and print each change.")
  var fix = false

  @Option(help: "Print the findings in this format.")
  var format = DiagnosticFormat.text

  @Option(
    help: ArgumentHelp("Leave out findings with this code; repeatable.", valueName: "code"),
    completion: .lints
  )
  var ignore: [String] = []

  @Option(
    help: ArgumentHelp("Explain a code and exit.", valueName: "code"),
    completion: .lints
  )
  var explain: String?

  @Flag(name: .shortAndLong, help: "Print nothing; report the result by exit status only.")
  var quiet = false

  @Flag(help: "List all codes and exit.")
  var list = false

  mutating func validate() throws {
    for code in ignore + [explain].compactMap({ $0 }) where FormFile.Lint.named(code) == nil {
      let nearest = FormFile.Lint.all.map(\.code).nearest(to: code)
      let question = nearest.map { "; did you mean \($0)?" } ?? "; tabstop lint --list prints all"
      throw ValidationError("unknown code \(code.quoted)\(question)")
    }
    guard explain == nil, !list else { return }
    if forms.isEmpty { throw ValidationError("Missing expected argument '<forms> ...'") }
    if forms.count(where: { $0 == "-" }) > 1 {
      throw ValidationError("Standard input can be read only once")
    }
    if fix, forms.contains("-") { throw ValidationError("--fix rewrites files; name one") }
  }

  func run() throws {
    if let explain, let lint = FormFile.Lint.named(explain) {
      return try StandardOutput.offer(lint.text)
    }
    if list { return try StandardOutput.offer(FormFile.Lint.list) }
    var findings: [Diagnostic] = []
    var isReadable = true
    for path in forms {
      let lint = try self.lint(InputFile(path: path))
      findings += lint.findings
      isReadable = isReadable && lint.isReadable
    }
    if !quiet {
      let report = format.report(of: findings)
      try format == .text ? StandardOutput.write(diagnostics: report) : StandardOutput.write(report)
    }
    if !isReadable { throw ExitCode(CommandError.status) }
    if !findings.isEmpty { throw ExitCode(1) }
  }

  /// Returns the findings in a file, after fixes if requested.
  private func lint(_ file: InputFile) throws(CommandError) -> FormLint {
    let before = self.lint(try file.bytes(limit: Form.byteLimit), of: file)
    guard fix, let fixed = before.fixed else { return before }
    let after = self.lint(Array(fixed.text.utf8), of: file)
    // No fix makes a form worse; if one did, the file would not be changed.
    guard after.isReadable, after.findings.count < before.findings.count else { return before }
    try OutputFile(path: file.path).replace(with: fixed.text)
    if !quiet { StandardError.write(fixed.changes.map { "\($0)\n" }.joined()) }
    return after
  }

  private func lint(_ bytes: [UInt8], of file: InputFile) -> FormLint {
    let extensions = FormExtensions(in: file.folder, allowsCommands: true)
    return FormLint(bytes, file: file.name, extensions: extensions, ignoring: Set(ignore))
  }
}

extension DiagnosticFormat: NamedChoice {}

extension CompletionKind {
  /// Codes of lints.
  fileprivate static let lints = list(FormFile.Lint.all.map(\.code))
}
