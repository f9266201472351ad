import Foundation
import SystemCalls
import TestSupport
import Testing

/// How often the program writes to its terminal.
@Suite(
  .waiting,
  .enabled(if: FileManager.default.isReadableFile(atPath: "/proc/self/io"), "needs /proc/self/io")
)
struct FrameWriteTests {
  private static let form = """
    title: Sign up
    fields: [{id: name, type: text, label: Name, rules: [{length: {min: 3}}]}]
    """

  /// Returns how often a process has called `write`.
  private static func writes(of process: pid_t) throws -> Int {
    let counts = try String(contentsOfFile: "/proc/\(process)/io", encoding: .utf8)
    let line = try #require(counts.split(separator: "\n").first { $0.hasPrefix("syscw: ") })
    return try #require(Int(line.dropFirst(7)))
  }

  /// The background, which the program waits for some time to hear.
  private static let black = "\u{1B}]11;rgb:0000/0000/0000\u{1B}\\"

  @Test func `a frame is written in one piece, whatever changes`() throws {
    let filling = try PseudoFilling(Self.form, options: ["--no-draft"])
    try filling.terminal.type(Self.black)
    filling.terminal.waitForSilence(.milliseconds(300))
    let before = try Self.writes(of: filling.program.id)
    try filling.terminal.type("a")
    try filling.terminal.waitForOutput("2 to go")
    filling.terminal.waitForSilence(.milliseconds(300))
    #expect(try Self.writes(of: filling.program.id) == before + 1)
    try filling.terminal.type("\u{3}\u{3}")
    _ = try filling.waitForEnd()
  }

  @Test(arguments: [[:], ["COLORTERM": "truecolor"]] as [[String: String]])
  func `a key into a password with a meter takes few bytes`(environment: [String: String]) throws {
    let filling = try PseudoFilling(
      """
      title: T
      fields:
        - {id: pin, type: password, checklist: true, rules: [{password: {min: 12, min_digits: 1}}]}
      """,
      options: ["--no-draft"],
      environment: environment
    )
    try filling.terminal.type(Self.black)
    filling.terminal.waitForSilence(.milliseconds(300))
    var counts: [Int] = []
    for key in "abcdef" {
      let before = filling.terminal.output.utf8.count
      try filling.terminal.type(String(key))
      filling.terminal.waitForSilence(.milliseconds(300))
      counts.append(filling.terminal.output.utf8.count - before)
    }
    // The first changes the words, and the third the number of digits.
    #expect(counts.dropFirst(3).allSatisfy { $0 <= 32 }, "\(counts)")
    try filling.terminal.type("\u{3}\u{3}")
    _ = try filling.waitForEnd()
  }

  @Test(
    arguments: [
      ("xterm-256color", true), ("xterm", true), ("screen-256color", true), ("linux", true),
      ("vt100", true), ("ansi", false),
    ]
  )
  func `a typed character is written alone, on a ground too`(type: String, savesLook: Bool) throws {
    let filling = try PseudoFilling(Self.form, options: ["--no-draft"], type: type)
    try filling.terminal.type(Self.black)
    filling.terminal.waitForSilence(.milliseconds(300))
    var before = 0
    for (keys, isMessageChanged) in [("ab", true), ("c", true), ("d", false)] {
      before = filling.terminal.output.utf8.count
      try filling.terminal.type(keys)
      filling.terminal.waitForSilence(.milliseconds(300))
      let written = String(filling.terminal.output.utf8.dropFirst(before)) ?? ""
      #expect(isMessageChanged || written == keys)
      #expect(written.contains("\u{1B}7") == (isMessageChanged && savesLook))
      #expect(written.contains("\u{1B}8") == (isMessageChanged && savesLook))
    }
    try filling.terminal.type("\u{3}\u{3}")
    _ = try filling.waitForEnd()
    guard let ground = filling.terminal.output.ranges(of: "48;5;").last else { return }
    #expect(filling.terminal.output[ground.upperBound...].contains("\u{1B}[m"))
  }
}
