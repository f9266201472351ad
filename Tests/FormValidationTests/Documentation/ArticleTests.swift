import FormValidation
import Foundation
import Testing

/// The catalog says nothing that is not so.
struct ArticleTests {
  private static let tests = URL(filePath: #filePath).deletingLastPathComponent()
  private static let catalog = tests.deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Sources/FormValidation/FormValidation.docc")

  private static func texts(in folder: URL, ending suffix: String) throws -> [String: String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(suffix) }
    return try Dictionary(
      uniqueKeysWithValues: names.map {
        ($0, try String(contentsOf: folder.appending(path: $0), encoding: .utf8))
      }
    )
  }

  /// The lines without the spaces that indent or align them.
  private static func bare(_ text: Substring) -> String {
    text.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
      .joined(separator: "\n")
  }

  @Test func `every example of an article is compiled`() throws {
    let sources = try Self.texts(in: Self.tests, ending: "Snippets.swift").values
      .map { Self.bare($0[...]) }.joined(separator: "\n")
    var count = 0
    for (name, text) in try Self.texts(in: Self.catalog, ending: ".md") {
      for block in text.components(separatedBy: "```swift\n").dropFirst() {
        let example = try #require(block.components(separatedBy: "\n```").first)
        let isCompiled = sources.contains(Self.bare(example[...]))
        #expect(isCompiled, "\(name):\n\(example)")
        count += 1
      }
    }
    #expect(count >= 21)
  }

  @Test func `every article and symbol on the landing page exists`() throws {
    let articles = try Self.texts(in: Self.catalog, ending: ".md")
    let landing = try #require(articles["FormValidation.md"])
    for link in landing.matches(of: /<doc:(\w+)>/) {
      #expect(articles["\(link.1).md"] != nil, "\(link.1)")
    }
    let listed = landing.matches(of: /<doc:(\w+)>/).map { "\($0.1).md" }
    #expect(Set(listed + ["FormValidation.md"]) == Set(articles.keys))
  }

  @Test func `every symbol an article links to is declared`() throws {
    let folder = Self.catalog.deletingLastPathComponent()
    let names = try #require(FileManager.default.enumerator(atPath: folder.path))
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
    let code = try names.map {
      try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
    }
    .joined(separator: "\n")
    let (types, members) = Self.declarations(in: code)
    for (name, text) in try Self.texts(in: Self.catalog, ending: ".md") {
      for link in text.matches(of: /``(\w+)(?:\/(\w+)[^`]*)?``/) where link.1 != "FormValidation" {
        #expect(types.contains(String(link.1)), "\(name): \(link.0)")
        guard let member = link.2, member != "init" else { continue }
        #expect(members.contains(String(member)), "\(name): \(link.0)")
      }
    }
  }

  /// Returns the names of the public types and of all members in source code.
  private static func declarations(in code: String) -> (types: Set<String>, members: Set<String>) {
    let words = code.utf8.split { byte in
      let isLetter = UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
      let isDigit = UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
      return !isLetter && !isDigit && byte != UInt8(ascii: "_")
    }
    .map { String(Substring($0)) }
    let kinds: Set = ["class", "struct", "enum", "protocol", "typealias"]
    let memberKinds: Set = ["func", "var", "let", "case"]
    var (types, members): (Set<String>, Set<String>) = ([], [])
    for index in words.indices.dropFirst(2).dropLast() {
      if kinds.contains(words[index]), words[index - 2..<index].contains("public") {
        types.insert(words[index + 1])
      } else if memberKinds.contains(words[index]) {
        members.insert(words[index + 1])
      }
    }
    return (types, members)
  }

  @Test func `the article's custom rule works as described`() {
    #expect(Snippets.palindromes().map(\.standing) == [.valid, .incomplete, .valid])
    let clauses = Snippets.closures()
    #expect(
      clauses[0].standing(of: "abc") == .incomplete && clauses[0].standing(of: "ab") == .valid
    )
    #expect(clauses[1].standing(of: "abc", among: ["title": "ab"]) == .invalid)
    #expect(clauses[1].standing(of: "a", among: ["title": "ab"]) == .valid)
    #expect(Snippets.plan() == .valid)
    #expect(Snippets.overview().map(\.standing) == [.valid, .incomplete, .incomplete])
  }

  @Test func `the articles' conditions and compositions work as described`() async {
    let asking = await RemoteSnippets.asking()
    #expect(asking.waiting == ["name.taken"] && asking.typing == [])
    #expect(RemoteSnippets.connecting() == ["host": "db", "user": .null])
    let verdicts = RemoteSnippets.composition()
    #expect(verdicts[0].isValid)
    #expect(verdicts[1].texts == ["Use an address of your own."])
    #expect(verdicts[2].codes == ["digits.too_few"])
  }

  @Test func `the article's rule sets work as described`() {
    let sets = Snippets.sets()
    #expect(sets.demands.first == "Required" && sets.demands.count == 4)
    #expect(sets.first == "Name must have 2 to 40 characters.")
    #expect(sets.codes == [["length.too_short", "characters.not_allowed"], ["format.email"], []])
    #expect("".validate(sets.email).codes == ["required"])
    #expect("a".validate(sets.email).texts == ["Use the address on your badge."])
    #expect(
      Snippets.wordsInGerman() == ["Muss auf einen dieser Tage fallen: Montag oder Freitag."]
    )
  }

  @Test func `the article's ruler works as described`() {
    var (ruler, read) = RegistrySnippets.registry()
    #expect(read == Array(repeating: ["cross.not_same"], count: 4))
    #expect(ruler.registrations.map(\.field) == ["email"])
    RegistrySnippets.candidates(&ruler) { false }
    #expect(ruler.validateAll().map(\.code) == ["offline"])
    var printed: [String] = []
    RegistrySnippets.errors { printed.append("\($0): \($1)") }
    #expect(printed == ["noName: Required."])
  }

  @Test(
    arguments: [
      (#"{"name":" Ada ","age":36,"address":{"street":"Elm"},"is_admin":true}"#, 201, "Ada"),
      (#"{"name":"Ada","age":36,"address":{"street":"Elm","zip":"1"},"guests":[{}]}"#, 422, "zip"),
      (#"{"name":"Ada","age":36.5,"address":{"street":"Elm"}}"#, 422, "age"),
      (#"{"name":"Ada","age":36,"born":"2020-01-01","address":{"street":"Elm"}}"#, 422, "born"),
      (#"{"name":"Ada","age":36,"address":"Elm"}"#, 422, "address"), ("[", 400, ""),
    ]
  )
  func `the article's server replies as described`(
    body: String,
    status: Int,
    mention: String
  ) throws {
    let now = try #require(Moment("2026-01-01T00:00:00Z"))
    let reply = try ServerSnippets.reply(to: Data(body.utf8), at: now, in: .english)
    #expect(reply.status == status)
    let text = String(decoding: reply.body, as: UTF8.self)
    #expect(mention.isEmpty || text.contains(mention))
    #expect(!text.contains("is_admin"))
  }

  @Test func `the article's handlers work as described`() {
    let screen = RegistrySnippets.Screen()
    let live = RegistrySnippets.handlers(RegistrySnippets.registry().ruler, on: screen)
    #expect(screen.shown == ["format.email"] && !screen.isEmailRed)
    live.setValue("@", of: "email")
    #expect(screen.isEmailRed)
  }

  @Test func `the article's schema works as described`() {
    let (violations, messages) = RegistrySnippets.schemas()
    #expect(violations.map(\.code) == ["format.email", "range.below_min"])
    #expect(messages["email"] == ["E-mail must be an email address, like name@example.com."])
  }
}
