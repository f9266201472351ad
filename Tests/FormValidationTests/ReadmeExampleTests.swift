import FormValidation
import Foundation
import Testing

struct ReadmeExampleTests {
  @Test func `the README's example of rules gives the verdicts it names`() {
    // README: begin
    // Incomplete: more typing can fix it.
    let verdict = "ada@".validate(.email)

    var ruler = Ruler<Void>()
    ruler.register("password", rules: [.required, .minLength(8)])
    ruler.register("confirm", rules: [.sameAs("password")])
    // Runs the rules that read it, once each.
    ruler.setValue("secret", of: "password")
    let violations = ruler.validateAll()
    // README: end
    guard case .incomplete = verdict else {
      Issue.record("\(verdict)")
      return
    }
    #expect(violations.map(\.rule) == ["min_length", "same_as"])
  }

  @Test func `the README's example of rules is the one above`() throws {
    let file = URL(filePath: #filePath)
    let source = try String(contentsOf: file, encoding: .utf8)
    let parts = source.components(separatedBy: "    // README: ")
    let example = parts[1].split(separator: "\n", omittingEmptySubsequences: false)
      .dropFirst().dropLast().map { $0.hasPrefix("    ") ? String($0.dropFirst(4)) : String($0) }
    let folder = file.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let readme = try String(contentsOf: folder.appending(path: "README.md"), encoding: .utf8)
    let block = "```swift\nimport FormValidation\n\n\(example.joined(separator: "\n"))\n```"
    #expect(readme.contains(block))
  }
}
