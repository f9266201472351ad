import FormTape
import Foundation
import TestSupport
import Testing

struct TAPReportTests {
  @Test func `the plan comes first, then test points with their diagnostics`() {
    #expect(
      TAPReport().text(of: .sample) == """
        TAP version 13
        1..6
        ok 1 - tapes/signup.tape: happy path
        not ok 2 - tapes/signup.tape: errors follow the typing
          ---
          message: 'Expect field email error "Enter a valid e-mail address": found "Required"'
          severity: 'fail'
          wanted: '"Enter a valid e-mail address"'
          found: '"Required"'
          at:
            file: 'tapes/signup.tape'
            line: 10
          hint: 'would pass with Expect@300ms: timer "email-format" is due in 250 ms'
          also:
            - message: 'Expect not form valid: found nothing'
              severity: 'fail'
              wanted: 'not form valid'
              found: ''
              at:
                file: 'tapes/login.tape'
                line: 3
          after: 'Type "Al" · Tab'
          state: 'focus=email  clock=2000-01-01T00:00:00.4+00:00  form=invalid(1)'
          screen:
            - 'Create account'
            - ''
            - 'E-mail ▸'
          ...
        # kept: artifacts/signup-1.svg
        # kept: artifacts/signup-1.cast
        ok 3 - tapes/signup.tape: later # SKIP not \\#1 yet
        not ok 4 - tapes/signup.tape: falls over
          ---
          message: 'the program was killed by SIGILL'
          severity: 'crashed'
          at:
            file: 'tapes/signup.tape'
            line: 32
          command: 'Tab'
          after: 'Type "x"'
          screen:
            - 'Bye'
          ...
        ok 5 - show.tape: show # SKIP no expectations; add an Expect or a Wait
        # snapshot "ready" is new
        ok 6 - show.tape: from outside
        # not checked: show.tape:5 Expect values {}: cannot be seen from outside

        """
    )
  }

  @Test func `text that TAP would misread is escaped`() {
    let text = TAPReport().text(of: .odd)
    #expect(text.contains("not ok 1 - a&b/./it's.tape: <é> ␛[2J \\#1 \\\\ \"q\"\n"))
    #expect(text.contains("\n    - '\"]]>\"'\n    - 'it''s'\n"))
    #expect(text.contains("\n  found: '\"␛[1m"))
    #expect(text.contains("not ok 3 - gone.tape\n  ---\n  message: 'cannot read the tape'\n"))
  }

  @Test(arguments: ["\u{301}", "\u{200D}", "\u{FE0F}", "\u{1F3FD}"])
  func `a quote is doubled, even with a combining mark`(_ mark: String) {
    let mismatch = Mismatch(
      file: "a.tape",
      line: 1,
      text: "Expect \"a\"",
      expected: ["a"],
      actual: ["it'\(mark)s", "x'\(mark)"]
    )
    let played = CaseReport("a #\(mark) SKIP", ending: .failed([mismatch]))
    let text = TAPReport().text(of: RunReport(tapes: [TapeReport("a.tape", cases: [played])]))
    // An emoji selector is dropped where there is no emoji, as on a screen.
    let kept = mark == "\u{FE0F}" ? "" : mark
    #expect(text.unicodeScalars.contains("- 'it''\(kept)s'\n".unicodeScalars), "\(text)")
    #expect(text.unicodeScalars.contains("- 'x''\(kept)'\n".unicodeScalars), "\(text)")
    #expect(text.unicodeScalars.contains("a \\#\(kept) SKIP\n".unicodeScalars), "\(text)")
  }

  @Test func `an empty report says so`() {
    #expect(TAPReport().text(of: RunReport(tapes: [])) == "TAP version 13\n1..0 # no tests\n")
  }

  @Test(.enabled(if: OutsideTool.prove.isThere, "there is no prove here"))
  func `a TAP parser counts the same`() throws {
    let (status, output) = try OutsideTool.prove.run(on: TAPReport().text(of: .sample))
    #expect(status != 0)
    #expect(output.contains("Failed 2/6 subtests"), "\(output)")
    #expect(output.contains("Failed tests:  2, 4"), "\(output)")
    #expect(output.contains("2 skipped"), "\(output)")
    #expect(!output.contains("Parse errors"), "\(output)")
    let odd = try OutsideTool.prove.run(on: TAPReport().text(of: .odd))
    #expect(odd.output.contains("Failed 3/3 subtests"), "\(odd.output)")
  }
}
