import FormTape
import Testing

struct PrettyReportTests {
  @Test func `failures are printed in full, passes on a line`() {
    #expect(
      PrettyReport().text(of: .sample) == """
        FAIL tapes/signup.tape:10  errors follow the typing
          10 │ Expect field email error "Enter a valid e-mail address"
             expected first error  "Enter a valid e-mail address"
             actual   first error  "Required"
             all errors (1)        "Required"
             hint                  would pass with Expect@300ms: timer "email-format" is due in 250 ms
          in tapes/login.tape
           3 │ Expect not form valid
             expected      not form valid
             actual        nothing
             side by side  a
                           b
             after         Type "Al" · Tab  (line 9)
             state         focus=email  clock=2000-01-01T00:00:00.4+00:00  form=invalid(1)
             ┌ screen 80x24 ─────────────────
             │ Create account
             │
             │ E-mail ▸
             kept: artifacts/signup-1.svg  artifacts/signup-1.cast

        SKIP tapes/signup.tape:20  later: not #1 yet
        FAIL tapes/signup.tape:32  falls over
          32 │ Tab
             crashed  the program was killed by SIGILL
             after    Type "x"  (line 31)
             ┌ screen ───────────────────────
             │ Bye

        SKIP show.tape:1  show: no expectations; add an Expect or a Wait
        NOTE show.tape:1  show: snapshot "ready" is new
        SKIP show.tape:5 Expect values {}: cannot be seen from outside
        PASS show.tape  1 passed, 1 skipped

        2 passed, 2 failed, 2 skipped

        """
    )
  }

  @Test func `expectations at two moments have a picture each`() {
    var later = Mismatch.sample
    later.line = 12
    later.screen = ["Thanks"]
    later.afterLine = nil
    let run = RunReport(tapes: [
      TapeReport("t.tape", cases: [CaseReport("c", ending: .failed([.sample, later]))])
    ])
    let lines = PrettyReport().text(of: run).split(separator: "\n")
    #expect(lines.filter { $0.contains("┌ screen") }.count == 2)
    #expect(lines.contains("     after                 Type \"Al\" · Tab"))
    #expect(PrettyReport().text(of: run).hasSuffix("     │ Thanks\n\n0 passed, 1 failed\n"))
  }

  @Test func `no text can move a cursor`() {
    let text = PrettyReport().text(of: .odd)
    #expect(!text.unicodeScalars.contains { $0.properties.generalCategory == .format })
    #expect(
      !text.unicodeScalars.contains { $0 != "\n" && $0.properties.generalCategory == .control }
    )
    #expect(text.contains("FAIL a&b/./it's.tape:1  <é> ␛[2J #1 \\ \"q\"\n"))
    #expect(text.hasSuffix("gone.tape:1:1: error[T008]: <no> tape\n\n0 passed, 3 failed\n"))
  }

  @Test func `colors are optional and change no text`() {
    let colored = PrettyReport(isColored: true).text(of: .sample)
    let plain = colored.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    #expect(colored.contains("\u{1B}[1;31mFAIL\u{1B}[0m"))
    #expect(plain == PrettyReport().text(of: .sample))
  }

  @Test func `the last line mentions skipped cases only if there are any`() {
    let passed = RunReport(tapes: [TapeReport("t.tape", cases: [CaseReport("c", metCount: 1)])])
    #expect(PrettyReport().text(of: passed) == "PASS t.tape  1 passed\n\n1 passed, 0 failed\n")
    let skipped = CaseReport("c", ending: .skipped(reason: ""))
    let none = RunReport(tapes: [TapeReport("t.tape", cases: [skipped])])
    #expect(PrettyReport().text(of: none) == "SKIP t.tape:1  c\n\n0 passed, 0 failed, 1 skipped\n")
  }
}
