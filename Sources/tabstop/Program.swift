import ArgumentParser
import FormValidation
import Foundation

/// Runs the command named on the command line and ends with its status.
@main
enum Program {
  static func main() {
    // Writing to a pipe whose reader left is then an error that can be told, not a silent death.
    signal(SIGPIPE, SIG_IGN)
    // So is a file that may not grow any more.
    signal(SIGXFSZ, SIG_IGN)
    // A process that ignores it never learns how a program ended.
    signal(SIGCHLD, SIG_DFL)
    do {
      try requireUnicode()
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

  /// Makes sure that the command line is text: what is none would be taken for other names and other
  /// answers than were meant.
  private static func requireUnicode() throws(Trouble) {
    for (index, text) in CommandLine.arguments.enumerated().dropFirst() {
      guard let bytes = CommandLine.unsafeArgv[index], strcmp(bytes, text) != 0 else { continue }
      throw Trouble("argument \(index), \(text.printable), is not UTF-8")
    }
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
