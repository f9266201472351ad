import FormTape
import Foundation
import TestSupport
import Testing

@testable import TapeRunner

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

  @Test func `the README's animation is what its tape draws`() throws {
    let path = "Forms/demo"
    let tape = try Corpus.tape(at: "\(path).tape")
    let play = tape.play(tape.cases[0], Corpus.options)
    let films = CaseRecordings(of: play, tape.cases[0], of: tape, WorkerOptions()).files
    let drawn = try #require(films.first { $0.path == "\(path).svg" }).text
    let stored = try String(contentsOfFile: "\(Corpus.folder)\(path).svg", encoding: .utf8)
    // Compared without printing the texts, which are long.
    let isCurrent = drawn == stored
    #expect(isCurrent, "to update it, run: swift run tabstop test \(path).tape")
    #expect(drawn.utf8.count < 80_000)
  }
}
