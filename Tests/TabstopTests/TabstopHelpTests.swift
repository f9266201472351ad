import ArgumentParser
import Foundation
import TestSupport
import Testing

@testable import tabstop

/// The program's help, and its errors for unknown names.
struct TabstopHelpTests {
  /// The words of every command, from the program itself to nested subcommands.
  private static let commands: [[String]] = words(of: Tabstop.self)

  private static func words(of command: any ParsableCommand.Type) -> [[String]] {
    [[]]
      + command.configuration.subcommands.flatMap { next in
        words(of: next).map { [next.configuration.commandName ?? ""] + $0 }
      }
  }

  /// Returns the lines that a request for help prints at a width, whatever the tests' terminal.
  private func lines(of words: [String], columns: Int) throws -> [String] {
    let run = try runProgram(
      words,
      environment: PseudoFilling.environment.merging(["COLUMNS": "\(columns)"]) { $1 }
    )
    #expect(run.status == 0)
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.dropLast().map(String.init)
  }

  /// Returns the lines before the usage that `--help` prints at a width.
  private func overview(of words: [String], columns: Int) throws -> [String] {
    Array(try lines(of: words + ["--help"], columns: columns).prefix { !$0.hasPrefix("USAGE:") })
  }

  @Test(arguments: commands) func `help fits 40 rows of 80 columns`(words: [String]) throws {
    let lines = try lines(of: words + ["--help"], columns: 80)
    #expect(lines.count <= 40)
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(try self.lines(of: ["help"] + words, columns: 80) == lines)
    let full = try self.lines(of: words + ["--help-hidden"], columns: 80)
    #expect(full.allSatisfy { $0.count <= 80 })
    #expect(try self.lines(of: ["help"] + words + ["--help-hidden"], columns: 80) == full)
    let advice = (["tabstop"] + words).joined(separator: " ") + " --help-hidden shows all options."
    #expect((lines.last == advice) == (full != lines))
    #expect(full.last != advice)
  }

  @Test(arguments: commands)
  func `full help and manual pages have every option, with its help`(words: [String]) throws {
    let full = try lines(of: words + ["--help-hidden"], columns: 200)
      .drop { !$0.hasPrefix("USAGE:") }
    let page = try #require(try DumpedHelp.program.get().command(words))
    #expect(!page.arguments.isEmpty)
    for argument in page.arguments {
      #expect(argument.shouldDisplay, "\(argument.spelling)")
      let index = full.firstIndex { line in
        let words = line.split(separator: " ").prefix(2)
        return words.contains { $0 == argument.spelling || $0 == argument.spelling + "," }
      }
      let row = try #require(index, "\(argument.spelling)")
      let help = full[row...].prefix(2).joined()
      #expect(help.contains(argument.abstract ?? "no help"), "\(argument.spelling)")
    }
  }

  @Test(
    arguments: [
      ("test", "[<path> ...]"), ("check", "<form> [<files> ...]"),
      ("record", "[<form>] --output <tape> -- [<program> ...]"),
    ]
  )
  func `usage leaves out whole options, and ends with another program`(
    word: String,
    rest: String
  ) throws {
    let lines = try lines(of: [word, "--help"], columns: 80)
    #expect(lines.contains("USAGE: tabstop \(word) [<options>] \(rest)"))
  }

  @Test(arguments: commands.dropFirst())
  func `no help line ends early, and no example is broken`(words: [String]) throws {
    for columns in [80, 70] {
      let lines = try overview(of: words, columns: columns)
      #expect(lines.count > 1)
      for (line, next) in zip(lines, lines.dropFirst()) where !next.isEmpty && next.first != " " {
        guard !line.isEmpty else { continue }
        let word = next.prefix { $0 != " " }
        #expect(line.first != " " || columns < 80, "\(line)\n\(next)")
        #expect(line.first == " " || line.count + 1 + word.count >= columns, "\(line)\n\(next)")
      }
    }
  }
}

/// What the program prints for tools that make manual pages.
private struct DumpedHelp: Decodable {
  /// A command, with the fields of its description that matter here.
  struct Command: Decodable {
    let commandName: String
    let arguments: [Argument]
    let subcommands: [Command]?

    /// Returns the command that words name below this one.
    func command(_ words: [String]) -> Command? {
      guard let word = words.first else { return self }
      return subcommands?.first { $0.commandName == word }?.command(Array(words.dropFirst()))
    }
  }

  /// An option or argument.
  struct Argument: Decodable {
    struct Name: Decodable {
      let kind: String
      let name: String
    }

    let shouldDisplay: Bool
    let preferredName: Name?
    let valueName: String?
    let abstract: String?

    /// The argument as help shows it.
    var spelling: String { preferredName.map { "--" + $0.name } ?? "<\(valueName ?? "")>" }
  }

  let command: Command

  /// The description of the built program.
  static let program = Result {
    let text = try runProgram(["--experimental-dump-help"]).output
    return try JSONDecoder().decode(DumpedHelp.self, from: Data(text.utf8)).command
  }
}
