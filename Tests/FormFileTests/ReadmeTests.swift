import FormValidation
import Foundation
import SourceText
import TestSupport
import Testing

@testable import FormFile
@testable import FormWidgets
@testable import Forms

/// Checks that the README and its linked pages are correct.
struct ReadmeTests {
  private let readme: String

  init() throws {
    readme = try #require(Folder.texts(in: ".", ending: "README.md").first).text
  }

  /// An article of a module.
  private func page(_ name: String, of module: String = "FormFile") throws -> String {
    try #require(Folder.texts(in: "Sources/\(module)/\(module).docc", ending: name).first).text
  }

  /// Returns the code blocks in a language.
  private func blocks(_ language: String, in text: String) -> [String] {
    text.components(separatedBy: "```\(language)\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
  }

  private func file(_ name: String) throws -> String {
    try #require(Folder.texts(in: "Forms", ending: name).first { $0.name == name }).text
  }

  @Test func `it is short`() {
    #expect(readme.components(separatedBy: "\n").count <= 251)
  }

  @Test(arguments: [
    (".", "README.md", 10), (".github", "CONTRIBUTING.md", 3), (".github", "SECURITY.md", 0),
  ])
  func `every link leads to an existing file`(folder: String, name: String, least: Int) throws {
    let page = try #require(Folder.texts(in: folder, ending: name).first).text
    let links = page.matches(of: /\]\(([^):]+)\)/).map { "\(folder)/\($0.1)" }
    #expect(links.count >= least)
    for link in links {
      let parts = try #require(link.wholeMatch(of: /(.*)\/([^\/]+)/))
      let found = try Folder.texts(in: String(parts.1), ending: String(parts.2)).map(\.name)
      #expect(found == [String(parts.2)], "\(link)")
    }
  }

  @Test func `its form and tape are those in the folder`() throws {
    #expect(blocks("yaml", in: readme) == [try file("hello.yaml")])
    #expect(blocks("tape", in: readme) == [try file("hello.tape")])
  }

  @Test(arguments: [
    (".", "README.md", 1), ("Sources/FormFile/FormFile.docc", "FormsToCopy.md", 12),
  ])
  func `pictures show the forms below them after the keys above them`(
    folder: String,
    name: String,
    count: Int
  ) throws {
    let page = try #require(Folder.texts(in: folder, ending: name).first).text
    let renewed = try renewed(page)
    // The page is written by this test: TABSTOP_UPDATE_PAGES=1 swift test --filter ReadmeTests
    if ProcessInfo.processInfo.environment["TABSTOP_UPDATE_PAGES"] != nil {
      try Folder.replace(name, in: folder, with: renewed)
    }
    let parts = [page, renewed].map { $0.components(separatedBy: "```screen ").dropFirst() }
    #expect(parts[0].count == count)
    for (part, wanted) in zip(parts[0], parts[1]) { #expect(part == wanted) }
    #expect(count == 1 || parts[0].allSatisfy { $0.contains("\n```\n\n```yaml\n") })
  }

  /// Returns a page with its pictures drawn again, and the forms directly below them copied again.
  private func renewed(_ page: String) throws -> String {
    var parts = page.components(separatedBy: "```screen ")
    for index in parts.indices.dropFirst() {
      let lines = parts[index].components(separatedBy: "\n")
      let words = lines[0].split(separator: " ", maxSplits: 2).map(String.init)
      let size = words[1].split(separator: "x").compactMap { Int($0) }
      let yaml = try file(String(words[0].dropFirst("Forms/".count)))
      let extensions = FormExtensions(allowsCommands: true, file: Folder.file)
      let form = try Form(yaml: yaml, extensions: extensions)
      let shown = screen(form, after: Keystrokes(words[2]), columns: size[0], rows: size[1])
      var rest = lines.drop { $0 != "```" }.dropFirst()
      if rest.starts(with: ["", "```yaml"]) {
        rest =
          ["", "```yaml"] + yaml.components(separatedBy: "\n").dropLast()
          + rest.drop { $0 != "```" }
      }
      parts[index] = ([lines[0]] + shown + ["```"] + rest).joined(separator: "\n")
    }
    return parts.joined(separator: "```screen ")
  }

  @Test func `the article on form files has examples that work`() throws {
    let page = try page("TheFormFile.md")
    let form = try Form(yaml: #require(blocks("yaml", in: page).first))
    #expect(form.fields.map(\.id) == ["username", "password", "frequency"])
    let parts = blocks("yml", in: page).filter { !$0.hasPrefix("when: ") }
    #expect(parts.count == 16)
    let fields = """
      fields:
        - {id: email, type: text, rules: [required, {min_length: 8}]}
        - {id: phone, type: text}

      """
    for part in parts {
      let title = part.contains("title:") ? "" : "title: T\n"
      let yaml = title + (part.contains("fields:") ? "" : fields) + part
      #expect(complaint(about: yaml) == "no complaint")
    }
  }

  @Test func `the table of types lists every widget with its keys`() throws {
    let lines = try page("TheFormFile.md").components(separatedBy: "\n")
    let rows = lines.drop { $0 != "| type | value | keys of its own |" }.dropFirst(2)
      .prefix { $0.hasPrefix("| ") }
    let types = WidgetKey.all.map { key in
      var settings = Settings([], of: "a field", at: Mark(line: 1, column: 1))
      _ = key.read(&settings)
      let answer = key.kind == .any ? "a choice" : "a \(key.kind.rawValue)"
      let kind = key.name == "matrix" ? "an object" : answer
      return "\(key.name), \(kind): \(settings.known.sorted().joined(separator: ", "))"
    }
    let said = rows.map { row in
      let kind = row.components(separatedBy: " | ")[1]
      let keys = names(in: row, cell: 2).sorted().joined(separator: ", ")
      return "\(names(in: row)[0]), \(kind): \(keys)"
    }
    #expect(said == types)
  }

  /// Returns the names in a cell of a table row, from 0.
  private func names(in row: String, cell: Int = 0) -> [String] {
    row.components(separatedBy: "|")[cell + 1].components(separatedBy: "`")
      .filter { $0.contains { $0.isLetter } }
  }

  @Test func `the article on keys names every action's first key`() throws {
    let catalog = "Sources/TabstopLibrary/Tabstop.docc"
    let page = try #require(Folder.texts(in: catalog, ending: "Keys.md").first).text
    for key in Keymap.rows.map(\.keys[0].description) {
      #expect(page.contains(key), "\(key)")
    }
  }
}
