import FormTape

extension Mismatch {
  /// A field with another error than expected.
  static let sample = Mismatch(
    file: "tapes/signup.tape",
    line: 10,
    text: "Expect field email error \"Enter a valid e-mail address\"",
    aspect: "first error",
    expected: ["\"Enter a valid e-mail address\""],
    actual: ["\"Required\""],
    details: [Unmet.Hint("all errors (1)", ["\"Required\""])],
    after: ["Type \"Al\"", "Tab"],
    afterLine: 9,
    state: "focus=email  clock=2000-01-01T00:00:00.4+00:00  form=invalid(1)",
    hint: "would pass with Expect@300ms: timer \"email-format\" is due in 250 ms",
    screen: ["Create account", "", "E-mail ▸", ""],
    size: "80x24"
  )

  /// Another one of the same block, without an aspect, in a source.
  static let simultaneous = {
    var mismatch = Mismatch.sample
    mismatch.file = "tapes/login.tape"
    mismatch.line = 3
    mismatch.text = "Expect not form valid"
    mismatch.aspect = ""
    mismatch.expected = ["not form valid"]
    mismatch.actual = []
    mismatch.details = [Unmet.Hint("side by side", ["a", "b"]), Unmet.Hint("none", [])]
    mismatch.hint = nil
    return mismatch
  }()
}

extension RunReport {
  /// Every way that a case can end.
  static let sample = RunReport(tapes: [
    TapeReport(
      "tapes/signup.tape",
      cases: [
        CaseReport("happy path", line: 2, metCount: 4, tapeSeconds: 1.25, seconds: 0.002),
        CaseReport(
          "errors follow the typing",
          line: 6,
          ending: .failed([.sample, .simultaneous]),
          metCount: 1,
          seconds: 0.0015,
          kept: ["artifacts/signup-1.svg", "artifacts/signup-1.cast"]
        ),
        CaseReport("later", line: 20, ending: .skipped(reason: "not #1 yet")),
        CaseReport(
          "falls over",
          line: 30,
          ending: .broken(
            Breakdown(
              .crashed,
              "the program was killed by SIGILL",
              origin: "tapes/signup.tape:32",
              line: "Tab",
              after: ["Type \"x\""],
              afterLine: 31,
              screen: ["Bye"]
            )
          )
        ),
      ]
    ),
    TapeReport(
      "show.tape",
      cases: [
        CaseReport(
          "show",
          line: 1,
          ending: .skipped(reason: "no expectations; add an Expect or a Wait"),
          notes: ["snapshot \"ready\" is new"]
        ),
        CaseReport(
          "from outside",
          line: 4,
          metCount: 1,
          unknowns: ["show.tape:5 Expect values {}: cannot be seen from outside"]
        ),
      ],
      warnings: ["show.tape:1:1: warning[T205]: a form has no prompt\n"]
    ),
  ])

  /// Texts with a special meaning in terminals, XML, YAML or TAP.
  static let odd = RunReport(
    driver: "pty",
    tapes: [
      TapeReport(
        "a&b/./it's.tape",
        cases: [
          CaseReport(
            "<é> \u{1B}[2J #1 \\ \"q\"",
            ending: .failed([
              Mismatch(
                file: "a&b/./it's.tape",
                line: 1,
                text: "Expect \"]]> 'x' \u{0}\"",
                expected: ["\"]]>\"", "it's"],
                actual: ["\"\u{1B}[1m\u{FFFE}\u{202E}\u{85}\""]
              )
            ]),
            seconds: .infinity
          ),
          CaseReport("", ending: .broken(Breakdown(.hung, "no answer for 10 s")), seconds: -1),
        ]
      ),
      TapeReport("gone.tape", trouble: "gone.tape:1:1: error[T008]: <no> tape"),
      TapeReport("empty.tape"),
    ]
  )
}
