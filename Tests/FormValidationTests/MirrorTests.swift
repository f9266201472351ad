import Foundation
import Testing

struct MirrorTests {
  @Test func `every rule has its tests`() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    let root = tests.deletingLastPathComponent().deletingLastPathComponent()
    let sources = root.appending(path: "Sources/FormValidation/Rules")
    let files = try FileManager.default.contentsOfDirectory(atPath: sources.path)
      .filter { $0.hasSuffix(".swift") }
    #expect(!files.isEmpty)
    for file in files.sorted() {
      let mirror = tests.appending(path: "Rules/\(file.dropLast(6))Tests.swift")
      #expect(FileManager.default.fileExists(atPath: mirror.path), "\(file) has no tests")
    }
  }
}
