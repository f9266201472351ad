import ArgumentParser
import Foundation

/// Runs the command named on the command line and ends with its status.
@main
enum Program {
  static func main() {
    // Writing to a pipe whose reader left is then an error that can be told, not a silent death.
    signal(SIGPIPE, SIG_IGN)
    do {
      try Tabstop.requireSubcommand(in: CommandLine.arguments.dropFirst())
      if CommandLine.arguments.dropFirst() == [TestWorker.word] {
        try TestWorker.run()
      } else if let path = Fill.onlyForm(in: CommandLine.arguments.dropFirst()) {
        try Fill.fill(path, on: .ofEnvironment())
      } else {
        try runParsed()
      }
    } catch {
      end(with: error)
    }
  }

  /// The path to start the program itself by.
  static var path: String {
    #if os(Linux)
    "/proc/self/exe"
    #else
    Bundle.main.executablePath ?? CommandLine.arguments[0]
    #endif
  }

  private static func runParsed() throws {
    var command = try Tabstop.parseAsRoot()
    try command.run()
  }

  /// Ends with an error's status and words; wrong usage is trouble like any other.
  private static func end(with error: any Error) -> Never {
    if let trouble = error as? Trouble {
      StandardError.write(trouble.text)
      exit(Trouble.status)
    }
    if let code = error as? ExitCode { exit(code.rawValue) }
    let code = Tabstop.exitCode(for: error)
    if code == .success {
      print(Tabstop.completionScript(completingForms: Tabstop.fullMessage(for: error)))
    } else {
      let usage = Trouble(usage: error, in: CommandLine.arguments.dropFirst())
      StandardError.write(usage.text)
    }
    exit(code == .validationFailure ? Trouble.status : code.rawValue)
  }
}
