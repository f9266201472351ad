import ArgumentParser
import Foundation

/// Runs the command named on the command line and ends with its status.
@main
enum Program {
  static func main() {
    // Writing to a pipe whose reader left is then an error that can be told, not a silent death.
    signal(SIGPIPE, SIG_IGN)
    do {
      var command = try Tabstop.parseAsRoot()
      try command.run()
    } catch let trouble as Trouble {
      StandardError.write(trouble.text)
      exit(Trouble.status)
    } catch {
      end(with: error)
    }
  }

  /// Ends as the argument parser words it; wrong usage ends with 2, as every other trouble.
  private static func end(with error: any Error) -> Never {
    let code = Tabstop.exitCode(for: error)
    let text = Tabstop.fullMessage(for: error)
    if code == .success {
      print(text)
    } else if !text.isEmpty {
      StandardError.write(text + "\n")
    }
    exit(code == .validationFailure ? Trouble.status : code.rawValue)
  }
}
