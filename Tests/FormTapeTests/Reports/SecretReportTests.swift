import FormTape
import FormValidation
import FormWidgets
import Forms
import Testing

/// Reports of cases in which secrets are typed.
struct SecretReportTests {
  private static let form = Form(
    title: "T",
    fields: [
      Field("a", TextField()), Field("pin", label: "PIN", PasswordField()),
      Field("b", TextField()),
    ]
  )

  /// Plays a case with these lines.
  private static func play(_ lines: String, _ options: PlayOptions = PlayOptions()) throws
    -> CasePlay
  {
    let source = "Test \"t\"\nForm form.yaml\n\(lines)\n"
    let tape = try Tape(
      source,
      file: "t.tape",
      in: TapeSurroundings(form: { _ in .found(form) })
    )
    return tape.play(tape.cases[0], options)
  }

  /// Returns all reports of a case with these lines.
  private static func reports(_ lines: String) throws -> [String] {
    let report = try play(lines).report
    let run = RunReport(tapes: [TapeReport("t.tape", cases: [report])])
    return [
      PrettyReport().text(of: run), TAPReport().text(of: run), JUnitReport().text(of: run),
      JSONReport().text(of: run), HTMLReport().text(of: run),
    ]
  }

  @Test(arguments: [
    "Tab\nType \"Zq7xS\"\nExpect screen \"zz\"",
    "Tab\nType \"Zq7\"\nType \"xS\"\nExpect screen \"zz\"",
    "Tab\nType \"Zq7xS\"\nBackspace 5\nType \"else\"\nExpect screen \"zz\"",
    "Tab\nPaste \"Zq7xS\"\nExpect screen \"zz\"",
    "Tab\nCopy \"Zq7xS\"\nPaste\nExpect field pin value \"zz\"",
    "Tab\nType \"Zq7xS\"\nCtrl+R\nExpect screen \"zz\"",
    "Tab\nType \"Zq7xS\"\nExpect field pin value \"Zq7xSx\"",
    "Tab\nType \"Zq7xS\"\nExpect screen \"Zq7xS\"",
    "Tab\nType \"Zq7xS\" Tab Type \"more\"\nExpect field b value \"zz\"",
    "Type \"a\tZq7xS\"\nExpect screen \"zz\"",
    "Tab\nType \"Zq7xS\" Ctrl+C Ctrl+C\nType \"Zq7xS\"\nExpect screen \"zz\"",
    "Tab\nType \"pq\"\nType \"Zq7xS\"\nTab 2\nEscape 2\nType \"x\"",
    "Each p\n  \"Zq7xS\"\nFill pin {p}\nExpect screen \"zz\"",
    "Each p\n  \"Zq7xS\"\nTab\nType \"{p}\"\nExpect screen \"zz\"",
    "Each p b\n  \"Zq7xS\" \"Eve\"\nExpect screen {b}\nFill pin {p}",
    "Each p\n  \"Zq7xS\"\nForm form.yaml pin={p}\nExpect screen \"zz\"",
  ])
  func `no report shows what was typed or pasted into a secret field`(lines: String) throws {
    for report in try Self.reports(lines) {
      #expect(!report.contains("Zq7") && !report.contains("xS"), "\(report)")
    }
  }

  @Test func `a revealed secret is on the screen, but in nothing that is kept`() throws {
    var options = PlayOptions()
    options.isRecording = true
    options.snapshots = SnapshotStore(mode: .update)
    let pictures = ["svg", "ansi", "json", "txt"].map { "Screenshot \"kept.\($0)\"" }
    let play = try Self.play(
      "Type \"Ada\"\nTab\nType \"Zq7xS\" Ctrl+R\nExpect screen \"Zq7xS\"\nExpect snapshot \"kept\"\n"
        + pictures.joined(separator: "\n"),
      options
    )
    #expect(play.report.ending == .passed)
    let texts =
      play.files.map(\.text)
      + [Cast(of: play.recording, title: "t").text, HTMLFilm(of: play.recording).text]
      + play.recording.map(\.screen.text)
    #expect(play.files.count == 5)
    for text in texts { #expect(!text.contains("Zq7") && !text.contains("xS"), "\(text)") }
    #expect(texts.last?.contains("Ada") == true)
  }

  @Test func `what was typed into other fields is shown`() throws {
    for report in try Self.reports("Type \"Ada\" Tab Tab Type \"Eve\"\nExpect screen \"zz\"") {
      #expect(report.contains("Ada") && report.contains("Eve"))
    }
  }
}
