import ArgumentParser
import FormFile
import FormValidation
import Glibc
import SystemCalls
import TapeRunner

/// Runs the command named on the command line and exits with its status.
@main
enum Program {
  /// What follows the program's name on the command line.
  ///
  /// Marks in a text longer than any path are sorted first: the parser compares each argument with
  /// its words, which sorts them again each time, in time that grows with the square of their number.
  private static let arguments = FullHelp.requested(
    by: CommandLine.arguments.dropFirst().map { $0.utf8.count > PATH_MAX ? $0.sortingMarks : $0 }
  )

  static func main() {
    // Writing to a pipe without a reader is then an error that can be reported.
    signal(SIGPIPE, SIG_IGN)
    // The same for a file that has reached its size limit.
    signal(SIGXFSZ, SIG_IGN)
    // A process that ignores this signal cannot find out how a program ended.
    signal(SIGCHLD, SIG_DFL)
    do {
      try requireUnicode()
      if arguments.isEmpty, Greeting.isWanted { return try Greeting.show() }
      try Tabstop.requireSubcommand(in: arguments)
      if arguments == [TestWorker.word] {
        try TestWorker.run(program: Posix.ownProgram, reading: InputFile.tape)
      } else if Tabstop.asksAboutForm(in: arguments) {
        try StandardOutput.offer(FormReference.page)
      } else if arguments == ["--version"] {
        try StandardOutput.offer(Tabstop.configuration.version + "\n")
      } else {
        var command = try parsedCommand()
        try command.run()
      }
    } catch {
      end(with: error)
    }
  }

  /// Returns the command that the arguments name, with its options.
  ///
  /// Those that are right are read by the command alone: the parser of all commands first reads the
  /// options of the default one, several times. It knows what is wrong with others.
  private static func parsedCommand() throws -> any ParsableCommand {
    if let word = arguments.first, !word.hasPrefix("-"), word != "help" {
      let named = Tabstop.subcommand(named: word)
      let command = named ?? Fill.self
      let options = Array(arguments.dropFirst(named == nil ? 0 : 1))
      if command.configuration.subcommands.isEmpty, let parsed = try? command.parseAsRoot(options),
        type(of: parsed) == command
      {
        return parsed
      }
    }
    return try Tabstop.parseAsRoot(arguments)
  }

  /// Checks that the arguments are valid text; otherwise, different names and answers would be used
  /// than intended.
  private static func requireUnicode() throws(CommandError) {
    for (index, text) in CommandLine.arguments.enumerated().dropFirst() {
      guard let bytes = CommandLine.unsafeArgv[index], strcmp(bytes, text) != 0 else { continue }
      throw CommandError("argument \(index), \(text.printable), is not UTF-8")
    }
  }

  /// Exits with an error's status and message; wrong usage is handled like other errors.
  private static func end(with error: any Error) -> Never {
    if let trouble = error as? CommandError ?? (error as? RunError).map(CommandError.init) {
      StandardError.write(trouble.text)
      exit(trouble.status)
    }
    if let code = error as? ExitCode { exit(code.rawValue) }
    let code = Tabstop.exitCode(for: error)
    if code == .success {
      let message = Tabstop.fullMessage(for: error)
      let text = HelpPage(parsed: message)?.text ?? message + "\n"
      do throws(CommandError) { try StandardOutput.offer(text) } catch { end(with: error) }
    } else {
      let usage = CommandError(usage: error, in: arguments)
      StandardError.write(usage.text)
    }
    exit(code == .validationFailure ? CommandError.status : code.rawValue)
  }
}
