import Foundation
import SourceText
import TestSupport
import Testing

@testable import FormTape
@testable import TapeRunner

/// The reference of tapes, in the program and in the documentation.
struct TapeReferenceTests {
  private static let items = TapeReference.items

  /// Plays an example on the form of sign-ups, unless it opens another one.
  private func play(_ example: String) throws -> CaseReport {
    let opensForm = example.split(separator: "\n").contains { $0.hasPrefix("Form ") }
    let text = (opensForm ? "" : "Form signup.yaml\n") + example
    var surroundings = TapeFiles.surroundings
    surroundings.tape = { path in
      path.hasSuffix("login.tape") ? .found("Type \"ada\" Tab\n") : .missing
    }
    let tape = try Tape(text, file: Corpus.folder + "Forms/example.tape", in: surroundings)
    var options = Corpus.options
    options.snapshots = SnapshotStore(mode: .update)
    return tape.play(tape.cases[0], options).report
  }

  @Test(arguments: items.indices) func `every example passes`(index: Int) throws {
    let item = TapeReferenceTests.items[index]
    let report = try play(item.entry.example)
    // Programs need a pseudo-terminal, where others are tried.
    if item.entry.example.hasPrefix("Program ") { return }
    let isQuiet = report.ending == .silent
    #expect(report.ending == .passed || isQuiet, "\(item.name): \(report.ending)")
    // Expectations are what an example of one is about.
    if [.subjects, .fieldTests, .checks].contains(item.entry.topic), item.words != ["Sleep"] {
      #expect(!isQuiet, "\(item.name)")
    }
  }

  @Test(arguments: items.indices) func `every entry fits its page`(index: Int) {
    let item = TapeReferenceTests.items[index]
    #expect(item.page.split(separator: "\n").allSatisfy { $0.count <= 79 }, "\(item.page)")
    #expect(!item.entry.summary.hasSuffix("."))
    let spelled =
      item.entry.usage.joined(separator: " ") + item.entry.choices.joined(separator: " ")
    for word in item.words where item.entry.placeholder == nil {
      #expect(spelled.contains(word), "\(word)")
    }
    let line = item.entry.example.split(separator: "\n").contains { line in
      item.words.contains { line.contains($0) } || item.words == ["screen"]
    }
    #expect(line, "\(item.name)")
  }

  @Test func `every word has a page, also after Expect, and unknown ones a suggestion`() {
    for item in TapeReferenceTests.items {
      for word in item.words {
        let found = TapeReference.items(named: word).map(\.name)
        #expect(found.contains(item.name), "\(word)")
        #expect(TapeReference.list.contains(item.name))
      }
    }
    let named = { TapeReference.items(named: $0).map(\.name) }
    #expect(named("End") == ["KEY", "End"])
    #expect(named("Expect field errors") == ["errors"])
    #expect(named("KEY") == ["KEY"])
    #expect(named("field") == ["field"])
    #expect(named("field focus") == [])
    #expect(named("Type focus") == [])
    #expect(named("") == [])
    #expect(TapeReference.name(nearestTo: "type") == "Type")
    #expect(TapeReference.name(nearestTo: "cusror") == "cursor")
    #expect(TapeReference.name(nearestTo: "zzzzzz") == nil)
  }

  @Test func `the page of the documentation is the reference`() throws {
    let path = Corpus.folder + "Sources/tabstop/tabstop.docc/TapeCommands.md"
    // TABSTOP_UPDATE_PAGES=1 swift test --filter TapeReferenceTests writes the page.
    if ProcessInfo.processInfo.environment["TABSTOP_UPDATE_PAGES"] != nil {
      try TapeReference.article.write(toFile: path, atomically: true, encoding: .utf8)
    }
    let isCurrent = try String(contentsOfFile: path, encoding: .utf8) == TapeReference.article
    #expect(isCurrent, "to update it: tabstop tape commands --format markdown > \(path)")
  }
}

/// The grammars of tapes for editors.
struct TapeGrammarTests {
  /// Returns the scope of each piece of a line that the TextMate grammar marks.
  private func scopes(of line: String) throws -> [String] {
    let data = Data(TapeGrammar.textmate.text.utf8)
    let grammar = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    let rules = try (grammar?["patterns"] as? [[String: String]] ?? []).map { rule in
      (try NSRegularExpression(pattern: rule["match"] ?? "("), rule["name"] ?? "")
    }
    let text = line as NSString
    var (offset, found): (Int, [String]) = (0, [])
    while offset < text.length {
      let rest = NSRange(location: offset, length: text.length - offset)
      let matches = rules.compactMap { expression, name in
        expression.firstMatch(in: line, options: [.withTransparentBounds], range: rest)
          .map { ($0.range, name) }
      }
      // The earliest match wins, and of several the first rule.
      guard let first = matches.map(\.0.location).min(),
        let (range, name) = matches.first(where: { $0.0.location == first })
      else { break }
      found.append("\(text.substring(with: range)) \(name.split(separator: ".")[0])")
      offset = max(range.location + range.length, offset + 1)
    }
    return found
  }

  @Test(arguments: [
    (
      #"Type "Tab # 1" Tab 3 # Tab"#,
      ["Type keyword", #""Tab # 1" string"#, "Tab support", "3 constant", "# Tab comment"]
    ),
    (
      "#: Expect@500ms focus email",
      ["#: keyword", "Expect keyword", "500ms constant", "focus support"]
    ),
    ("Expect screen /a\\/b/", ["Expect keyword", "screen support", "/a\\/b/ string"]),
    ("Set TypingSpeed 50ms", ["Set keyword", "TypingSpeed variable", "50ms constant"]),
    ("Ctrl+Shift+F12", ["Ctrl keyword", "Shift keyword", "F12 support"]),
    ("Size 80x24", ["Size keyword", "80x24 constant"]),
    ("Form signup.yaml", ["Form keyword"]),
    ("Typed mode", []),
  ])
  func `a line has these scopes`(line: String, scopes: [String]) throws {
    #expect(try self.scopes(of: line) == scopes)
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/vim")))
  func `Vim has the same groups`() throws {
    let folder = try TapeFolder([
      "tape.vim": TapeGrammar.vim.text,
      "a.tape": """
      Type "Tab # 1" Tab 3 # Tab
      #: Expect@500ms focus email
      Expect screen /a/

      """,
    ])
    let places = [(1, 1), (1, 8), (1, 16), (1, 20), (1, 22), (2, 1), (2, 4), (2, 11), (3, 15)]
    let calls = places.map { "synIDattr(synIDtrans(synID(\($0.0), \($0.1), 1)), 'name')" }
    let script = """
      syntax on
      source tape.vim
      call writefile([\(calls.joined(separator: ", "))], 'groups')
      qa!
      """
    try folder.write(script, to: "script.vim")
    let vim = Process()
    vim.executableURL = URL(filePath: "/usr/bin/vim")
    vim.currentDirectoryURL = folder.url
    vim.arguments = ["-u", "NONE", "-N", "-es", "a.tape", "-S", "script.vim"]
    vim.standardInput = FileHandle.nullDevice
    vim.standardOutput = FileHandle.nullDevice
    try vim.run()
    vim.waitUntilExit()
    let groups = folder.read("groups")?.split(separator: "\n").map(String.init)
    #expect(
      groups == [
        "Statement", "Constant", "Identifier", "Constant", "Comment", "PreProc", "Statement",
        "Constant",
        "Constant",
      ]
    )
  }
}
