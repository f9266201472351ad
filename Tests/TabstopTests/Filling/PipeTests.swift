import Foundation
import SystemCalls
import TestSupport
import Testing

/// Pipes and other things in place of files.
@Suite(.serialized, .waiting)
struct PipeTests {
  private static let form = "title: T\nfields:\n  - {id: a, type: text, label: A}\n"

  /// Runs a script in a folder with a form, and returns what it prints.
  private static func run(
    _ script: String,
    _ argument: String = ""
  ) throws -> (output: String, status: Int32) {
    let folder = try PseudoFolder()
    _ = try folder.write(form, to: "f.yaml")
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", script, PseudoFilling.program, argument]
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.environment = PseudoFilling.environment
    let pipe = Pipe()
    (process.standardOutput, process.standardError) = (pipe, pipe)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (output, process.terminationStatus)
  }

  @Test func `answers appended to a pipe go to its reader, and nowhere without one`() throws {
    let read = try Self.run(
      #"mkfifo p; cat p & "$0" fill f.yaml --no-input --set a=b --append p; echo "$?"; wait"#
    )
    #expect(read.output == "{\"a\": \"b\"}\n0\n" || read.output == "0\n{\"a\": \"b\"}\n")
    let unread = try Self.run(
      #"mkfifo p; timeout 1 "$0" fill f.yaml --no-input --set a=b --append p; echo "$?""#
    )
    #expect(unread.output == "124\n")
  }

  @Test(arguments: [
    "mkfifo x.tape; \"$0\" test", "mkfifo x.tape; \"$0\" test x.tape",
    "mkfifo x.tape; \"$0\" tape check x.tape", "mkdir d; mkfifo d/x.tape; \"$0\" test d",
    "mkfifo x.tape; printf 'Source x.tape\\nForm f.yaml\\n' > a.tape; \"$0\" test a.tape",
    "mkfifo x; printf 'Form x\\nExpect running\\n' > a.tape; \"$0\" test a.tape",
    "ln -s /dev/null x.tape; \"$0\" test", "mkfifo f; \"$0\" fill f --watch",
  ])
  func `a pipe where a file is expected is refused at once`(script: String) throws {
    let run = try Self.run(#"timeout 20 sh -c "$1" "$0"; echo "ended $?""#, script)
    #expect(run.output.contains("not a regular file"), "\(run.output)")
    #expect(run.output.hasSuffix("ended 2\n"), "\(run.output)")
  }

  @Test func `a watched form that becomes a pipe is an error, and keys still end it`() throws {
    let folder = try PseudoFolder()
    let filling = try PseudoFilling(
      Self.form,
      shell: """
        cp "$1" \(folder.path)/f.yaml; "$0" fill \(folder.path)/f.yaml --watch; echo "ended $?"
        """
    )
    try FileManager.default.removeItem(atPath: folder.path + "/f.yaml")
    mkfifo(folder.path + "/f.yaml", 0o600)
    try filling.terminal.waitForOutput("not a regular file")
    try filling.terminal.type("\u{3}")
    try filling.terminal.waitForOutput("ended 130")
  }
}
