import FormTape
import FormValidation
import Foundation
import SourceText
import Testing

/// Tables below `Each`, whose rows are cases.
struct CaseTableTests {
  private static let limits = """
    Test "limits"
    Form signup.yaml
    Each address  state   seats
      # both sides
      "ada@b.org" ok      2

      'a "b"'     visible 3
    Fill email {address}
    Fill seats {seats}
    Expect field email {state}
    Expect field email value "{address}"
    Expect field email value /^{address}$/
    Expect values has {"email": "{address}", "seats": {seats}}

    Test "after"
    Form signup.yaml
    Expect field email value ""
    """

  @Test func `each row is a case of its own`() throws {
    let tape = try tape(CaseTableTests.limits)
    #expect(
      tape.cases.map(\.name) == [
        "limits [1: \"ada@b.org\"]", "limits [2: 'a \"b\"']", "after",
      ]
    )
    #expect(tape.warnings == [])
    for tapeCase in tape.cases {
      #expect(tape.play(tapeCase).report.ending == .passed)
    }
    #expect(tape.cases.map { tape.play($0).report.line } == [5, 7, 15])
  }

  @Test func `columns in the name of the case are replaced, and unknown ones reported`() throws {
    let tape = try tape(
      """
      Test "{state} if {address}: {adress} {x}"
      Form signup.yaml
      Each address  state
        "ada@b.org" hidden   # a comment
      Fill email {address}
      Expect field email {state}
      """
    )
    #expect(tape.cases.map(\.name) == ["hidden if ada@b.org: {adress} {x} [1]"])
    guard case .failed(let mismatches) = tape.play(tape.cases[0]).report.ending else {
      Issue.record("the field is visible")
      return
    }
    #expect(mismatches[0].details.last?.lines == ["line 4: \"ada@b.org\" hidden"])
    #expect(
      tape.warnings.map { "\($0.place) \($0.message)" } == [
        "1:29 no column \"adress\" in the table below", "1:38 no column \"x\" in the table below",
      ]
    )
  }

  @Test func `redactions apply to values in names`() throws {
    let tape = try tape(
      """
      Test "{name}"
      Form signup.yaml
      Redact /B\\w+/ "x"
      Each name
        "Bob"
      Fill name {name}
      Expect field name ok

      Test "plain"
      Form signup.yaml
      Redact /B\\w+/ "x"
      Each name
        "Bob"
      Fill name {name}
      Expect field name ok
      """
    )
    #expect(tape.cases.map(\.name) == ["x   [1]", "plain [1: \"x  \"]"])
  }

  @Test func `the lines below a table with errors are read`() throws {
    let error = #expect(throws: Diagnostics.self) {
      try tape("Test \"t\"\nForm signup.yaml\nEach\n  \"a\"\nFill name {x}\nFoo\nExpct focus name")
    }
    #expect(error?.all.map(\.place.line) == [3, 6, 7])
  }

  @Test func `a failure names the line of the command and that of the row`() throws {
    let tape = try tape(
      """
      Test "t"
      Form signup.yaml
      Each name text
        name "a"
        email "b"
      Fill {name} {text}
      Expect field name value {text}
      """
    )
    #expect(tape.play(tape.cases[0]).report.ending == .passed)
    let report = tape.play(tape.cases[1]).report
    guard case .failed(let mismatches) = report.ending else {
      Issue.record("\(report)")
      return
    }
    #expect(report.line == 5)
    #expect(mismatches[0].line == 7)
    #expect(mismatches[0].text == "Expect field name value \"b\"")
    #expect(mismatches[0].after == ["Fill email \"b\""])
    #expect(mismatches[0].details.map(\.lines) == [["line 5: email \"b\""]])
  }

  @Test(arguments: [
    ("{size}", "Resize {size}", "80x20"), ("{text}", "Expect screen {text}", "\"Sign up\""),
    ("{n}", "Tab {n}", "2"), ("{time}", "Sleep {time}ms", "50"),
    ("{re}", "Expect {re}", "/^Sign/i"),
    ("{json}", "Expect values has {json}", "{\"name\": \"\"}"),
    ("{n}", "Expect row {n} \"S\"", "1"),
    ("{t}", "Type 'a{t}b'", "\"it's\""), ("{t}", "Expect not /{t}/", "\"a.(b\""),
    ("{t}", "Expect not values has {\"name\": \"{t}\"}", "'say \"a\"'"),
    ("{key}", "{key}", "Tab"), ("{x}", "Expect not {x}", "running"),
    ("{v}", "Expect values has {\"terms\": {v}}", "false"),
    ("{field}", "Form signup.yaml {field}=\"x\"", "email"),
  ])
  func `a value stands where it is needed`(place: String, line: String, value: String) throws {
    let column = String(place.dropFirst().dropLast())
    let text = "Test \"t\"\nForm signup.yaml\nEach \(column)\n  \(value)\n\(line)\nExpect running\n"
    let tape = try tape(
      text.replacingOccurrences(of: "not running\nExpect running", with: "not exit 1")
    )
    #expect(tape.cases.count == 1)
    _ = tape.play(tape.cases[0])
  }

  @Test(
    arguments: [
      ("Each a b\n  1\nTab {a}{b}", ["4:4 expected 2 values, found 1"]),
      ("Each a\n  1 2\nTab {a}", ["4:5 expected 1 value, found 2"]),
      ("Each a\n  \"x\nTab {a}", ["4:3 unterminated string"]),
      ("Each a\nTab 3", ["3:1 the table has no rows"]),
      (
        "Each\n  1\nTab", ["3:5 expected names of columns, like address, found the end of the line"]
      ),
      ("Each a a\n  1 2\nTab {a}", ["3:8 duplicate column \"a\""]),
      ("Each addr b\n  1 2\nTab {b}", ["3:6 no command uses {addr}"]),
      (
        "Each address\n  \"x\"\nFill email {adress}",
        ["3:6 no command uses {address}", "5:12 no column \"adress\" in the table above"]
      ),
      (
        "Each address\n  \"x\"\nType \"{adress} {address} {other}\"",
        ["5:7 no column \"adress\" in the table above"]
      ),
      (
        "Each n\n  \"8\"\n  7\nExpect field seats value {n}",
        ["4:3 expected a number for seats, found text"]
      ),
      ("Each n\n  1\n  2\nFill emial \"{n}\"", ["6:6 form \"Sign up\" has no field \"emial\""]),
      ("Each n\n  1\nTab {n}\nEach m\n  2", ["6:1 a case has only one table"]),
      ("Fill email {n}", ["3:12 there is no table above with a column \"n\""]),
      ("Each t\n  `\"'`\nType \"{t}`\"", ["5:6 the text would have all three quotation marks"]),
      (
        "Each n\n  1\nSkip \"x\"\nTab {n}",
        ["3:6 no command uses {n}", "5:1 Skip without End; the rest of the tape is ignored"]
      ),
    ]
  )
  func `what is wrong with a table is said once, where it is`(lines: String, found: [String]) {
    let text = "Test \"t\"\nForm signup.yaml\n\(lines)\n"
    let surroundings = Samples.surroundings()
    do throws(Diagnostics) {
      let tape = try Tape(text, file: "t.tape", in: surroundings)
      #expect(tape.warnings.filter { $0.code != "T201" }.map(words) == found)
    } catch {
      #expect(error.all.filter { $0.code != "T201" }.map(words) == found)
    }
  }

  private func words(_ diagnostic: Diagnostic) -> String {
    "\(diagnostic.place.line):\(diagnostic.place.column) \(diagnostic.message)"
  }

  @Test func `a table outside of a case is an error`() {
    #expect(
      complaints("Each a\n  1\nTab {a}\nTest \"t\"\nExpect running").hasPrefix(
        "t.tape:1:1: error[T117]: Each must follow a Test of the same tape"
      )
    )
  }

  @Test func `names of forms, snapshots and included tapes can depend on the row`() throws {
    let tape = try tape(
      """
      Test "t"
      Each form name
        "signup.yaml" "a"
        "signup.yaml" "b"
      Form {form}
      Source type.tape
      Expect field name value "{name}"
      Expect snapshot "{name}"
      """,
      beside: ["type.tape": "Type \"{name}\""]
    )
    let plays = tape.cases.map { tapeCase in
      var options = PlayOptions()
      options.snapshots = SnapshotStore(mode: .review)
      return tape.play(tapeCase, options)
    }
    #expect(
      plays.flatMap(\.files).map(\.path) == [
        "t.snaps/t-1-signup-yaml/a.snap.new", "t.snaps/t-2-signup-yaml/b.snap.new",
      ]
    )
    #expect(plays.map(\.report.metCount) == [1, 1])
  }

  @Test func `ten thousand rows are read in bounded time`() throws {
    let rows = (0..<10_000).map { "  \"user\($0)\" \($0 % 9 + 1)" }.joined(separator: "\n")
    let text =
      "Test \"t\"\nForm signup.yaml\nEach name seats\n\(rows)\n"
      + "Fill name {name}\nFill seats {seats}\nTab\nExpect field name value {name}\n"
    var tape: Tape?
    let time = try ContinuousClock().measure { tape = try readTape(text) }
    #expect(tape?.cases.count == 10_000)
    #expect(time < .seconds(60))
    if let tape { #expect(tape.play(tape.cases[9_999]).report.ending == .passed) }
  }

  @Test func `a table keeps its shape in both spellings`() throws {
    let native = """
      Test "t"
        Form signup.yaml
        Each a   b
            "x"  1

          # a comment
            "y"  2
        Type "{a}"
        Expect field name value "{a}"
      """
    let directives = TapeDialect.vhs.spelling(of: native)
    #expect(
      directives
        == """
        #: Test "t"
          #: Form signup.yaml
          #: Each a   b
          #:     "x"  1

          # a comment
          #:     "y"  2
          Type "{a}"
          #: Expect field name value "{a}"
        """.replacingOccurrences(of: "  # a", with: "    # a")
    )
    #expect(TapeDialect.native.spelling(of: directives) == native)
    for text in [native, directives] {
      let tape = try readTape(text)
      #expect(tape.cases.map { tape.play($0).report.ending } == [.passed, .passed])
    }
    #expect(
      TapeDialect.missingFromVHS(in: directives, file: "t.tape").map(\.message)
        == ["VHS types {a} as it is"]
    )
  }
}

/// Reads a tape without errors, where a local one has its name.
private func readTape(_ text: String) throws -> Tape { try tape(text) }
