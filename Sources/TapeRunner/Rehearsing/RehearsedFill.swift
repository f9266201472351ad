package import FormFilling
import FormScreens
import FormTape
package import FormTerminal
package import FormValidation
package import FormWidgets
package import Forms
import Glibc
import SourceText
import SystemCalls

/// Runs a form for a tape player, which names a descriptor in the environment.
package struct RehearsedFill {
  /// The variable that names the descriptor.
  static let variable = "TABSTOP_REHEARSAL"

  /// Whether a tape player has started the program.
  package static var isWanted: Bool { Posix.variable(variable) != nil }

  private let descriptor: Int32
  private let opening: RehearsalOpening

  /// Reads the player's opening; `nil` without a player.
  package init?() {
    guard let number = Posix.variable(RehearsedFill.variable).flatMap({ Int32($0) }),
      number > STDERR_FILENO,
      let opening = RehearsalOpening(json: RehearsedFill.line(from: number))
    else { return nil }
    descriptor = number
    self.opening = opening
  }

  /// Runs a form on the terminal, which is restored before this returns.
  package func outcome(
    of form: Form,
    checks: [String: OutsideCheck],
    on appearance: Appearance
  ) throws(TerminalError) -> Outcome {
    var terminal = try Terminal(appearance)
    var answers: Answers = [:]
    for (field, value) in opening.answers { answers[field] = value }
    let opened = form.starting(with: answers)
    var screen = Screen(opened, glyphs: terminal.glyphs, now: opening.start)
    if let timeout = opening.staged.submitTimeout { screen.filling.expectReply(within: timeout) }
    let (staged, edits, allowsCommands) = (opening.staged, opening.edits, opening.allowsCommands)
    let rehearsal = Rehearsal(
      on: descriptor,
      start: opening.start,
      answer: { request in staged.answer(to: request).map { ($0.checkAnswer, $0.delay) } },
      edited: { edits.result(of: $0) ?? (allowsCommands ? nil : .failed(.notSet)) },
      heard: { StagedAnswer($1, to: $0, wording: form.messages).json }
    )
    return try terminal.rehearse(
      &screen,
      checks: allowsCommands ? checks : [:],
      for: rehearsal
    )
  }

  /// Reads a line byte by byte, to leave everything after it unread.
  private static func line(from descriptor: Int32) -> String {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while read(descriptor, &byte, 1) == 1, byte != UInt8(ascii: "\n") { bytes.append(byte) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
