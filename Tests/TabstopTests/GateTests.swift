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

  @Test func `the README says which Swift the package needs`() throws {
    #expect(try text("README.md").contains(needed().words))
  }

  @Test func `the gate runs the tests as the README does`() throws {
    let page = try text("README.md")
    #expect(page.contains("```sh\n.ci/install --all && swift test --disable-xctest\n```"))
    let gate = try text(".ci/run")
    #expect(gate.contains("grep -m 1 'swift test' README.md"))
  }
}
