package import FormValidation

/// `Expect@500ms field email ok`: checks an expectation; `Expect? field email ok` fails the case only
/// at its end.
package struct Expect: TapeCommand {
  package static let words = ["Expect"]

  package static let entry = TapeEntry(
    .checks,
    usage: "Expect[@TIME] [not] SUBJECT",
    "Expect?[@TIME] [not] SUBJECT",
    summary: "Check what the form shows; with ?, the case goes on if not",
    example: """
      Type "ad"
      Expect? field username incomplete
      Expect not form valid
      Expect field username dirty
      Expect@500ms focus username
      """
  )

  package let expectation: Expectation

  /// Whether the case goes on if it is unmet, and fails at its end.
  package let isSoft: Bool

  package init(_ arguments: inout TapeArguments) throws(TapeFinding) {
    let mark = arguments.next.flatMap { $0.kind == .fault(.character) && $0.text == "?" ? $0 : nil }
    isSoft = mark?.range.lowerBound == arguments.end
    if isSoft { arguments.take() }
    let patience = try arguments.pause()
    let isNegated = arguments.take(word: "not")
    let subject = try SubjectTable.subject(&arguments)
    if subject.looksAtForm || !arguments.context.hasProgram { try arguments.requireForm() }
    expectation = Expectation(subject, isNegated: isNegated, patience: patience)
  }

  init(_ expectation: Expectation) { (self.expectation, isSoft) = (expectation, false) }

  package var effect: TapeEffect { .check(patience: expectation.patience) }

  /// The stored screen that it compares with; `nil` if it checks something else.
  package var snapshot: Snapshot? { expectation.subject.cast(to: Snapshot.self) }

  package func prepare(_ setup: inout CaseSetup) {
    guard let output = expectation.subject.cast(to: OutputText.self) else { return }
    if output.isErrorOutput { setup.capturesErrors = true } else { setup.capturesOutput = true }
  }

  package func perform(by player: inout CasePlayer<some Stage>) throws(Breakdown) {
    try player.check(expectation, isSoft: isSoft)
  }
}

/// `Wait+Screen@2s /Create account/`: waits for a text on the screen.
package struct Wait: TapeCommand {
  package static let words = ["Wait"]
  package static let dialect = CommandDialect.vhs

  package static let entry = TapeEntry(
    .checks,
    usage: "Wait[+Line|+Screen][@TIME] [/PATTERN/]",
    summary: "Wait until the cursor's row or the screen matches",
    example: """
      Wait+Screen@2s /Create an account/
      """
  )

  /// The pattern to wait for, and the time limit.
  package let wait: ScreenWait

  package init(_ arguments: inout TapeArguments) throws(TapeFinding) {
    var scope = ScreenWait.Scope.line
    if arguments.take(sign: "+") {
      guard let word = arguments.next, let named = ScreenWait.Scope(rawValue: word.text) else {
        throw arguments.unexpected("Line or Screen after +")
      }
      arguments.take()
      scope = named
    }
    let timeToken = arguments.next
    let patience = try arguments.pause()
    if patience == .zero {
      throw arguments.finding(.number, at: timeToken, "expected a time above 0, found 0")
    }
    let pattern =
      arguments.next?.kind == .pattern
      ? try arguments.pattern(byLines: scope == .screen) : nil
    if let fault = arguments.next?.fault { throw fault }
    if pattern == nil, !arguments.context.hasProgram {
      let note = "give a pattern, like Wait+Screen /Create account/"
      let message = "Wait without a pattern waits for a shell prompt, which forms do not have"
      arguments.doubt(arguments.finding(.bareWait, at: arguments.word, message, note: note))
    }
    wait = ScreenWait(scope, patience: patience, pattern: pattern)
  }

  package var effect: TapeEffect { .wait(patience: wait.patience) }

  package func perform(by player: inout CasePlayer<some Stage>) throws(Breakdown) {
    try player.wait(wait)
  }
}

/// `Sleep 500ms`: lets time pass.
package struct Sleep: TapeCommand {
  package static let words = ["Sleep"]
  package static let dialect = CommandDialect.vhs

  package static let entry = TapeEntry(
    .checks,
    usage: "Sleep TIME",
    summary: "Let time pass on the tape's clock",
    example: """
      Sleep 500ms
      """
  )

  /// How long.
  package let duration: Duration

  package init(_ arguments: inout TapeArguments) throws(TapeFinding) {
    duration = try arguments.time()
  }

  package var effect: TapeEffect { .change(lasting: duration) }

  package func perform(by player: inout CasePlayer<some Stage>) throws(Breakdown) {
    try player.sleep(duration)
  }
}

/// `Redact /\d{4}-\d\d-\d\d/ "<date>"`: replaces text in snapshots and reports.
package struct Redact: TapeCommand {
  package static let words = ["Redact"]

  package static let entry = TapeEntry(
    .cases,
    usage: "Redact /PATTERN/ TEXT",
    summary: "Replace text in snapshots and reports",
    example: #"""
      Redact /ada_\w+/ "<user>"
      Type "ada_lovelace"
      """#
  )

  /// The text to replace.
  package let pattern: SearchPattern

  /// The replacement, cut or padded to the same width.
  package let replacement: String

  package init(_ arguments: inout TapeArguments) throws(TapeFinding) {
    pattern = try arguments.pattern()
    replacement = try arguments.text("a replacement text")
  }

  package func prepare(_ setup: inout CaseSetup) {
    setup.redactions.add(pattern, replacement)
  }
}
