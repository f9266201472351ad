import FormTape
import Foundation
import TestSupport
import Testing

@testable import tabstop

struct ReadmeTapeTests {
  @Test func `the README's tape passes`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let readme = try String(contentsOf: folder.appending(path: "README.md"), encoding: .utf8)
    let rest = try #require(readme.components(separatedBy: "```tape\n").dropFirst().first)
    let text = try #require(rest.components(separatedBy: "```").first)
    let file = folder.appending(path: "Forms/readme.tape").path
    let tape = try Tape(text, file: file, in: TapeFiles.surroundings)
    #expect(tape.warnings == [])
    #expect(tape.cases.count == 1)
    let ending = tape.play(tape.cases[0]).report.ending
    #expect(ending == .passed)
  }
}
