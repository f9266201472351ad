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

  @Test func `its form file is one`() throws {
    let form = try Form(yaml: block("yaml").joined(separator: "\n"))
    #expect(form.fields.map(\.id) == ["username", "password", "frequency"])
  }

  @Test func `its table of rules names every rule`() {
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| `") }
    let names = rows.flatMap { $0.split(separator: "|")[0].components(separatedBy: "`") }
    #expect(Set(names).isSuperset(of: RuleKey.all.map(\.name)))
  }

  @Test func `its table of keys names every action's first key`() {
    for key in Keymap.help.map(\.key) {
      #expect(text.contains(key), "\(key)")
    }
  }

  @Test func `its example of a rule asked is the answer`() throws {
    let lines = try block("console").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines[0] == "$ tabstop try 'length: {min: 3}' ab")
    #expect(lines[1] == (try RuleTrial("length: {min: 3}")).answer(toTyped: "ab"))
  }
}
