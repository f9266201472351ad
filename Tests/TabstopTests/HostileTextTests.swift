import Foundation
import SystemCalls
import TestSupport
import Testing

/// Texts that would move a cursor, reorder a line or hide, passed through every input.
@Suite(.serialized, .waiting)
struct HostileTextTests {
  /// Texts that must never be printed unchanged: controls, then what is invisible.
  private static let texts = [
    "\u{1B}]0;pwned\u{7}\u{1B}[2J\u{9B}31m\u{90}q\u{9C}\u{85}\u{7F}\u{8}\u{C}\r\t",
    "ab\u{202E}cd\u{2066}ef\u{200F}\u{2028}\u{2029}\u{200B}\u{FEFF}\u{AD}",
    "a\u{E0041}\u{E0042}\u{E0001}\u{E0000}\u{FFFE}\u{FFFF}\u{1FFFE}\u{FFF9}",
  ]

  /// Returns whether a terminal would obey a scalar, or not show it.
  private static func isHostile(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control: scalar != "\n"
    case .format, .lineSeparator, .paragraphSeparator: scalar != "\u{200C}" && scalar != "\u{200D}"
    default:
      scalar.properties.isNoncharacterCodePoint || 0xE0000...0xE007F ~= scalar.value
    }
  }

  private static func hostile(in text: String) -> [String] {
    text.unicodeScalars.filter(isHostile).map { "U+\(String($0.value, radix: 16))" }
  }

  /// Returns the text in double quotes of YAML, fully escaped.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars
      .map { "\\U" + String(repeating: "0", count: 8 - hex($0).count) + hex($0) }
      .joined()
  }

  private static func hex(_ scalar: Unicode.Scalar) -> String { String(scalar.value, radix: 16) }

  /// Returns a form with the text everywhere that is displayed.
  private static func form(_ text: String) -> String {
    let text = escaped(text)
    return """
      title: "T\(text)"
      fields:
        - id: name
          type: text
          label: "L\(text)"
          help: "H\(text)"
          placeholder: "P\(text)"
          default: "D\(text)"
          rules: [{rule: one_of, values: ["O\(text)"], message: "M\(text)"}]
        - id: pick
          type: select
          label: "S\(text)"
          options: ["A\(text)", "B\(text)"]
        - {id: many, type: checklist, options: ["C\(text)", "D\(text)"]}
        - {id: pin, type: password, label: "K\(text)"}
      """
  }

  private func run(
    _ arguments: [String],
    in folder: PseudoFolder,
    variables: [String: String] = [:]
  ) throws -> (output: String, complaint: String, status: Int32) {
    try runProgram(
      arguments,
      in: URL(filePath: folder.path),
      environment: PseudoFilling.environment.merging(variables) { $1 }
    )
  }

  @Test(arguments: texts)
  func `no error about an option, argument or variable contains it`(text: String) throws {
    let folder = try PseudoFolder()
    _ = try folder.write(Self.form(text), to: "form.yaml")
    let fill = ["fill", "form.yaml", "--no-input"]
    let options = [
      "--theme", "--lang", "--format", "--color", "--mouse", "--announce", "--answers", "--set",
    ]
    var calls = options.map { fill + [$0, text] }
    calls += ["--output", "--append"].map { fill + [$0, "none/\(text)"] }
    calls += ["name", "pick", "many", "pin", "none", text].map {
      fill + ["--set", "\($0)=\(text)"]
    }
    calls += [
      fill, fill + ["--\(text)"], fill + [text], [text], [text, text], ["--\(text)"],
      ["fill", text], ["try", text, "x"], ["try", "email", text], ["try", "email", "--now", text],
      ["try", "email", "x", "--normalize", text], ["rules", text], ["test", text],
      ["test", "--filter", text], ["test", "--report", text], ["test", "--size", text],
      ["play", text], ["play", "form.yaml", "--filter", text],
      ["record", text, "-o", "x.tape"], ["record", "form.yaml", "-o", "none/\(text)"],
      ["tape", text], ["tape", "check", text], ["tape", "convert", text, "--to", "vhs"],
    ]
    for call in calls {
      let end = try run(call, in: folder)
      #expect(end.status != 0 || call[0] == "try", "\(call)")
      #expect(Self.hostile(in: end.complaint + end.output.filtered) == [], "\(call) \(end)")
    }
    let variables = ["TABSTOP_FIELD_PICK": text, "TABSTOP_FIELD_\(text)": "x"]
    let end = try run(fill, in: folder, variables: variables)
    #expect(end.status == 2)
    #expect(Self.hostile(in: end.complaint) == [])
  }

  @Test(arguments: texts)
  func `no error about a file contains it`(text: String) throws {
    let folder = try PseudoFolder()
    let escaped = Self.escaped(text)
    _ = try folder.write("title: T\nfields:\n  - {id: a, type: text}\n", to: "good.yaml")
    let files = [
      "a.yaml": text, "b.yaml": "title: \(text)\nfields: \(text)\n",
      "c.yaml":
        "title: T\n\"\(escaped)\": 1\nfields:\n  - {id: \"\(escaped)\", type: \"\(escaped)\"}\n",
      "d.yaml": "title: T\nfields:\n  - {id: a, type: text, rules: [\"\(escaped)\"]}\n",
    ]
    for (name, content) in files {
      _ = try folder.write(content, to: name)
      let end = try run(["fill", name, "--no-input"], in: folder)
      #expect(end.status == 2, "\(name) \(end)")
      #expect(Self.hostile(in: end.complaint) == [], "\(name) \(end)")
    }
    for content in [text, "{\"a\": \(text)}", "{\"\(text)\": 1}", "{\"a\": [\"\(text)\"]}"] {
      _ = try folder.write(content, to: "answers.json")
      let call = ["fill", "good.yaml", "--no-input", "--answers", "answers.json"]
      let end = try run(call, in: folder)
      // Control characters make it no JSON, others an answer that does not fit.
      #expect([1, 2].contains(end.status), "\(end)")
      #expect(Self.hostile(in: end.complaint) == [], "\(end)")
    }
  }

  @Test(arguments: texts)
  func `no report, picture or recording of a tape contains it`(text: String) throws {
    // A carriage return would end the tape's line.
    let text = String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\r" }))
    let folder = try PseudoFolder()
    _ = try folder.write(Self.form(text), to: "form.yaml")
    _ = try folder.write(
      """
      Test "T\(text)"
      Form form.yaml
      Expect field name value "\(text)"
      Expect screen "\(text)"
      """,
      to: "a.tape"
    )
    _ = try folder.write(
      "Test \"plain\"\nForm form.yaml\nExpect field name value \"x\"\nExpect field pick value \"y\"\n",
      to: "b.tape"
    )
    let kinds = ["pretty", "tap", "junit", "json"]
    let reports = kinds.flatMap { ["--report", "\($0)=\(folder.file($0))"] }
    let kept = ["--svg", folder.path, "--cast", folder.path, "--keep-going"]
    let end = try run(["test", "a.tape", "b.tape"] + reports + kept, in: folder)
    #expect(end.status != 0, "\(end)")
    #expect(Self.hostile(in: end.output + end.complaint) == [])
    for kind in kinds {
      let report = try folder.read(kind)
      #expect(report.contains("b.tape"))
      let isData = kind == "json"
      #expect(Self.hostile(in: isData ? report.filtered : report) == [], "\(kind) \(report)")
    }
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where name.hasSuffix(".svg") || name.hasSuffix(".cast") {
      let text = try folder.read(name)
      #expect(Self.hostile(in: name.hasSuffix(".svg") ? text : text.filtered) == [], "\(name)")
    }
  }

  @Test(arguments: texts, ["", "--plain"])
  func `neither a terminal nor a screen reader receives it`(text: String, mode: String) throws {
    let terminal = try PseudoTerminal()
    let folder = try PseudoFolder()
    let form = try folder.write(Self.form(text), to: "form.yaml")
    let log = folder.file("log")
    let program = try PseudoProcess(
      [PseudoFilling.program, "fill", form] + (mode.isEmpty ? [] : [mode]) + ["--announce", log],
      environment: PseudoFilling.environment,
      terminal: terminal,
      output: folder.file("answers")
    )
    try terminal.waitForOutput("L")
    terminal.waitForSilence(.milliseconds(100))
    try terminal.type(mode.isEmpty ? "\t \u{1B}[B\r\t\t\u{1B}OP" : "x\nzz\n\n\n")
    terminal.waitForSilence(.milliseconds(200))
    program.send(SIGTERM)
    #expect(try program.waitForEnd() == .status(143))
    #expect(try Self.hostile(in: folder.read("log")) == [])
    // The program's own sequences begin with Escape and consist of ASCII.
    let own: Set<Unicode.Scalar> = ["\u{1B}", "\r", "\u{8}", "\u{F}", "\u{7}", "\t"]
    let sent = terminal.output.unicodeScalars.filter { !own.contains($0) }
    #expect(Self.hostile(in: String(String.UnicodeScalarView(sent))) == [])
    #expect(!terminal.output.contains("\u{1B}]0;"))
  }
}

extension String {
  /// The text without what is only invisible: JSON is data, and keeps it.
  fileprivate var filtered: String {
    let kept = unicodeScalars.filter { scalar in
      switch scalar.value {
      case 0xAD, 0x200B, 0x10000...: false
      default: true
      }
    }
    return String(String.UnicodeScalarView(kept))
  }
}
