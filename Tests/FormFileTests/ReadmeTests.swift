import Foundation
import FormValidation
import TestSupport
import Testing

@testable import FormFile
@testable import FormUI

/// The README says nothing that is not so.
struct ReadmeTests {
  private let text: String

  init() throws {
    text = try #require(Folder.texts(in: ".", ending: "README.md").first).text
  }

  /// The lines of the first block of code in a language.
  private func block(_ language: String) throws -> [String] {
    let parts = text.components(separatedBy: "```\(language)\n")
    let rest = try #require(parts.dropFirst().first)
    return rest.prefix { $0 != "`" }.split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().map(String.init)
  }

  @Test func `its picture is what the sign-up form shows`() throws {
    let form = try Form(yaml: #require(Folder.texts(in: "Forms", ending: "signup.yaml").first).text)
    let keys: Keystrokes =
      "ada<Tab>ada@<Tab>rosebud1<Tab>rose<Tab>36<Tab>y<Tab><Right><Right><Right>"
    #expect(try block("text") == screen(form, after: keys))
  }

  @Test func `its pictures are what the forms show after the keys above them`() throws {
    let parts = text.components(separatedBy: "```screen ").dropFirst()
    #expect(parts.count >= 4)
    for part in parts {
      let lines = part.components(separatedBy: "\n")
      let words = lines[0].split(separator: " ", maxSplits: 2).map(String.init)
      let size = words[1].split(separator: "x").compactMap { Int($0) }
      let name = words[0].dropFirst("Forms/".count)
      let file = try #require(Folder.texts(in: "Forms", ending: String(name)).first)
      let form = try Form(yaml: file.text)
      let shown = screen(form, after: Keystrokes(words[2]), columns: size[0], rows: size[1])
      #expect(Array(lines.dropFirst().prefix { $0 != "```" }) == shown, "\(words[0])")
    }
  }

  @Test func `its form file is one`() throws {
    let form = try Form(yaml: block("yaml").joined(separator: "\n"))
    #expect(form.fields.map(\.id) == ["username", "password", "frequency"])
  }

  @Test func `its table of types has every widget, with the keys that it reads`() throws {
    let lines = text.components(separatedBy: "\n")
    let rows = lines.drop { $0 != "| type | asks for | keys of its own |" }.dropFirst(2)
      .prefix { $0.hasPrefix("| ") }
    let types = WidgetKey.all.map { key in
      var settings = Settings([], of: "a field", at: Mark(line: 1, column: 1))
      _ = key.read(&settings)
      let kind = key.kind == .any ? "choice" : key.kind.rawValue
      return "\(key.name), a \(kind): \(settings.known.sorted().joined(separator: ", "))"
    }
    let said = rows.map { row in
      let kind = row.components(separatedBy: " | ")[1]
      let keys = names(in: row, cell: 2).sorted().joined(separator: ", ")
      return "\(names(in: row)[0]), \(kind): \(keys)"
    }
    #expect(said == types)
  }

  /// The lines of the table of rules, without its head.
  private var ruleRows: [String] {
    let lines = text.components(separatedBy: "\n")
    return lines.drop { $0 != "| rule | holds for | parameters |" }.dropFirst(2)
      .prefix { $0.hasPrefix("| ") }.map { $0 }
  }

  /// The names in a cell of a line of the table, the first being 0.
  private func names(in row: String, cell: Int = 0) -> [String] {
    row.components(separatedBy: "|")[cell + 1].components(separatedBy: "`")
      .filter { $0.contains { $0.isLetter } }
  }

  @Test func `its table of rules has every rule once`() {
    #expect(ruleRows.flatMap { names(in: $0) }.sorted() == RuleDefinition.all.map(\.name).sorted())
  }

  @Test func `its table of rules says what the reference says`() throws {
    for row in ruleRows {
      let names = names(in: row)
      let references = try names.map { try #require(RuleDefinition.named($0)) }
      let kinds = Set(references.map(\.purpose)).sorted().joined(separator: " or ")
      let parameters = Set(references.flatMap(\.parameters).map(\.name)).sorted()
      let cells = [names, parameters].map { $0.map { "`\($0)`" }.joined(separator: ", ") }
      // The order of parameters is the table's own.
      let isTrue =
        row.contains(" | \(kinds) |") && self.names(in: row, cell: 2).sorted() == parameters
      #expect(isTrue, "write | \(cells[0]) | \(kinds) | \(cells[1]) |")
    }
  }

  @Test func `its table of keys names every action's first key`() {
    for key in Keymap.rows.filter(\.isOnKeyLine).map(\.keys[0].description) {
      #expect(text.contains(key), "\(key)")
    }
  }

  @Test func `its example of a rule asked is the answer`() throws {
    let lines = try block("console").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines[0] == "$ tabstop try 'length: {min: 3}' ab")
    #expect(lines[1] == (try RuleTrial("length: {min: 3}")).answer(toTyped: "ab").json)
  }
}
