import Foundation
import TestSupport
import Testing

/// `tabstop tape` as used in a script: the real program between pipes, in a folder of its own.
struct TapeTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "tapes-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try write("title: T\nfields: [{id: name, type: text}]\n", to: "form.yaml")
  }

  private func write(_ text: String, to name: String) throws {
    try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
  }

  private func run(
    _ arguments: String...
  ) throws -> (output: String, complaint: String, status: Int32) {
    defer { try? FileManager.default.removeItem(at: folder) }
    return try runProgram(["tape"] + arguments, in: folder)
  }

  @Test func `a correct tape prints nothing`() throws {
    try write("Test \"t\"\nForm form.yaml\nExpect focus name\n", to: "t.tape")
    let (output, complaint, status) = try run("check", "t.tape")
    #expect(output + complaint == "")
    #expect(status == 0)
  }

  @Test func `a warning is printed and sets the exit status`() throws {
    try write("Tab\n", to: "t.tape")
    let (_, complaint, status) = try run("check", "t.tape")
    #expect(complaint.hasPrefix("t.tape:1:1: warning[T201]: the tape has no expectations\n"))
    #expect(status == 1)
  }

  @Test func `a tape that cannot be played is an error`() throws {
    try write("Test \"t\"\nForm form.yaml\nExpect focus nme\n", to: "t.tape")
    let (_, complaint, status) = try run("check", "t.tape")
    #expect(
      complaint.hasPrefix(
        "t.tape:3:14: error[T104]: form \"T\" has no field \"nme\"; did you mean \"name\"?\n"
      )
    )
    #expect(status == 2)
  }

  @Test(arguments: [["check", "."], ["convert", "--to", "vhs", "."]])
  func `a folder is not a tape`(arguments: [String]) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (_, complaint, status) = try runProgram(["tape"] + arguments, in: folder)
    #expect(complaint == "tabstop: error: . is a folder; name a tape\n")
    #expect(status == 2)
  }

  @Test func `a tape is converted to standard output`() throws {
    try write("Test \"t\"\nTab\n", to: "t.tape")
    let (output, complaint, status) = try run("convert", "--to", "vhs", "t.tape")
    #expect(output == "#: Test \"t\"\nTab\n")
    #expect(complaint == "")
    #expect(status == 0)
  }

  @Test(arguments: [
    ["check", "none.tape"], ["convert", "--to", "gif", "t.tape"], ["convert", "t.tape"],
  ])
  func `an impossible conversion is an error`(arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(filePath: PseudoFilling.program)
    process.arguments = ["tape"] + arguments
    process.standardError = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 2)
    try? FileManager.default.removeItem(at: folder)
  }
}
