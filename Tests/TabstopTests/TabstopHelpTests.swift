import Foundation
import TestSupport
import Testing

@testable import tabstop

/// What the program says to those who call it by a wrong name.
struct TabstopHelpTests {
  @Test(arguments: [
    (["fil", "em.yaml"], #"subcommand "fil", and no form of that name; did you mean "fill"?"#),
    (["tets"], #"subcommand "tets", and no form of that name; did you mean "test"?"#),
    (["Fill", "em.yaml"], #"did you mean "fill"?"#),
    (["zzzzzz", "em.yaml"], "subcommand \"zzzzzz\", and no form of that name\n"),
    (["zzzzzz"], "\"zzzzzz\": no such file\n"), (["fil.yaml", "x"], "Unexpected argument 'x'"),
    (["./fil"], "\"./fil\": no such file"),
  ])
  func `a subcommand that there is none of is told, with the nearest one`(
    words: [String],
    complaint: String
  ) throws {
    let run = try runProgram(words)
    #expect(run.complaint.contains(complaint), "\(run.complaint)")
    #expect(run.status == 2)
    #expect(run.output == "")
  }

  @Test func `a form is filled, be its name like a subcommand's`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "tabstop-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try signUpForm.write(to: folder.appending(path: "fil"), atomically: true, encoding: .utf8)
    let run = try runProgram(["fil", "--no-input", "--set", "name=Ada"], in: folder)
    #expect(run.complaint == "")
    #expect(run.status == 0)
  }
}
