import Foundation
import Testing

@testable import FormTape

struct MirrorTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Returns the names of the types in a folder that conform to a protocol.
  private func types(in folder: String, conformingTo name: String) throws -> Set<String> {
    let url = MirrorTests.root.appending(path: "Sources/FormTape/\(folder)")
    let files = try FileManager.default.contentsOfDirectory(
      at: url,
      includingPropertiesForKeys: nil
    )
    let declaration = try Regex("struct (\\w+): \(name)\\b", as: (Substring, Substring).self)
    return Set(
      try files.flatMap { file in
        try String(contentsOf: file, encoding: .utf8).matches(of: declaration)
          .map { String($0.output.1) }
      }
    )
  }

  @Test func `every command has a row`() throws {
    let commands = try ["TapeCommand", "ReplyCommand", "SteeringCommand"].flatMap {
      try types(in: "Commands", conformingTo: $0)
    }
    #expect(Set(commands) == Set(CommandTable.rows.map { "\($0)" }))
  }

  @Test func `every subject has a row`() throws {
    #expect(
      try types(in: "Subjects", conformingTo: "ReadableSubject")
        == Set(SubjectTable.rows.map { "\($0)" })
    )
  }

  @Test func `every test of a field has a row`() throws {
    #expect(
      try types(in: "Subjects", conformingTo: "FieldTest")
        == Set(FieldTestTable.rows.map { "\($0)" })
    )
  }

  @Test func `no word begins two commands, except the key that also ends a Skip`() {
    let words = CommandTable.words
    let twice = Set(words.filter { word in words.count { $0 == word } > 1 })
    #expect(twice == ["End"])
  }

  @Test func `every diagnostic code is unique`() {
    #expect(Set(TapeCode.allCases.map(\.rawValue)).count == TapeCode.allCases.count)
  }
}
