import Foundation
import TestSupport
import Testing

@testable import tabstop

/// The program's help, and its errors for unknown names.
struct TabstopHelpTests {
  /// Returns the lines before the usage that `--help` prints at a width, whatever the tests'
  /// terminal.
  private func overview(of words: [String], columns: Int) throws -> [String] {
    let run = try runProgram(
      words + ["--help"],
      environment: PseudoFilling.environment.merging(["COLUMNS": "\(columns)"]) { $1 }
    )
    #expect(run.status == 0)
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.prefix { !$0.hasPrefix("USAGE:") }.map(String.init)
  }

  @Test(
    arguments: Tabstop.subcommandWords.dropLast().map { [$0] }
      + [["tape", "check"], ["tape", "convert"]]
  )
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
