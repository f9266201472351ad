import Foundation
import TestSupport
import Testing

/// What runs the gate, and what it runs for contributors.
struct GateTests {
  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: Corpus.folder + path, encoding: .utf8)
  }

  /// The version that the package needs.
  private func needed() throws -> (words: String, parts: [Int]) {
    let manifest = try text("Package.swift")
    let found = try #require(manifest.firstMatch(of: /swift-tools-version: ((\d+)\.(\d+))/))
    return ("Swift \(found.1) or later", [found.2, found.3].compactMap { Int($0) })
  }

  @Test func `the workflow runs the gate, with a Swift that the package accepts`() throws {
    let workflow = try text(".github/workflows/gate.yml")
    #expect(workflow.hasSuffix("- run: .ci/run\n"))
    let image = try #require(workflow.firstMatch(of: /image: swift:(\d+)\.(\d+)/))
    let parts = [image.1, image.2].compactMap { Int($0) }
    #expect(try !parts.lexicographicallyPrecedes(needed().parts))
  }

  @Test(arguments: ["README.md", ".github/CONTRIBUTING.md"])
  func `a page says which Swift the package needs`(page: String) throws {
    #expect(try text(page).contains(needed().words))
  }

  @Test func `the gate runs the tests as contributors do`() throws {
    let page = try text(".github/CONTRIBUTING.md")
    #expect(page.contains("```sh\n.ci/install --all && swift test --disable-xctest\n```"))
    #expect(page.components(separatedBy: "```sh\n").count == 2)
    let gate = try text(".ci/run")
    #expect(gate.contains("grep -m 1 'swift test' .github/CONTRIBUTING.md"))
  }
}
