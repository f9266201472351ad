import Foundation
import Testing

@testable import FormTape

struct MirrorTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Returns the names of a folder's files, without extensions.
  private func files(_ folder: String) throws -> Set<String> {
    let url = MirrorTests.root.appending(path: "Sources/FormTape/\(folder)")
    let names = try FileManager.default.contentsOfDirectory(atPath: url.path)
    return Set(names.filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) })
  }

  @Test func `every command has a file, and every file of one a row`() throws {
    #expect(try files("Commands") == Set(CommandTable.rows.map { "\($0)" }))
  }

  @Test func `every subject has a file, and every file of one a row`() throws {
    let others: Set = ["Subject", "SubjectTable"]
    #expect(try files("Subjects").subtracting(others) == Set(SubjectTable.rows.map { "\($0)" }))
  }

  @Test func `every test of a field has a file, and every file of one a row`() throws {
    let others: Set = ["FieldTest", "FieldTestTable"]
    #expect(
      try files("Subjects/Fields").subtracting(others)
        == Set(FieldTestTable.rows.map { "\($0)" })
    )
  }

  @Test func `no word begins two commands, but for the key that also ends a Skip`() {
    let words = CommandTable.words
    let twice = Set(words.filter { word in words.count { $0 == word } > 1 })
    #expect(twice == ["End"])
  }

  @Test func `every code of a complaint is one of a kind`() {
    #expect(Set(TapeCode.allCases.map(\.rawValue)).count == TapeCode.allCases.count)
  }
}
