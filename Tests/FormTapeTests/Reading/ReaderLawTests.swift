import FormTape
import Foundation
import SeededRandom
import SourceText
import TestSupport
import Testing

/// Reading any file yields a tape or errors, and never traps.
struct ReaderLawTests {
  private static let seeds = [
    """
    #: Test "signup demo"
    #: Form signup.yaml name="Ada" seats=3
    Set Theme { "name": "x", "black": "#535178" }
    Set TypingSpeed 50ms
    #: Skip "only vhs"
    Output signup.gif
    Hide
    Type "tabstop signup.yaml" Enter
    #: End
    #: Expect@500ms not field name error /a\\/b/
    Ctrl+Alt+Shift+F1@50ms 3 Wait+Screen@2s /x/
    #: Expect row 1..3 is "é漢😀"
    """,
    """
    Test "a" skip 'b'
    Form signup.yaml
    Size 80x24
    Clock 2026-11-21T09:00:00Z
    Expect style 6 9..36 bold fg=red error
    Expect field email errors "a" /b/
    Expect submitted has {"name":"Ada","seats":8,"terms":true}
    Drag 6 14 to 6 30
    Caption "a typo…" + '"'
    Output a.html
    Wheel Down 3 6 14
    Expect field name value [1, {"a": null}]
    Source b.tape
    Expect snapshot "s" style cursor
    """,
  ]

  private static let pieces = [
    "\"", "'", "`", "/", "\\", "{", "}", "[", "]", "#:", "#", "@", "+", "=", "-", ".", "\n", "\r",
    "\u{FEFF}", "\u{301}", "🇩🇪", "\0", "99999999999999999999", "..", "Expect ", "Test ", "Form ",
    "Ctrl+", "field ", "not ", "not", "has ", "@1", "9..3", "x", "1e9",
  ]

  /// The number of mutated tapes; set in the environment for a long run by hand.
  private static let mutationCount =
    ProcessInfo.processInfo.environment["TABSTOP_MUTATIONS"].flatMap { Int($0) } ?? 6_000

  @Test func `no mutation of a tape makes the reader trap`() throws {
    var generator = SeededGenerator()
    var read = 0
    for _ in 0..<ReaderLawTests.mutationCount {
      let text = mutation(using: &generator)
      do throws(Diagnostics) {
        let tape = try Tape(text, in: Samples.surroundings(["b.tape": text]))
        read += 1
        for tapeCase in tape.cases { _ = tape.keyCount(of: tapeCase) }
      } catch {
        let isError = error.all.contains { $0.severity == .error }
        try #require(isError, "\(generator): \(text)")
      }
    }
    #expect(read > 100, "\(generator)")
  }

  /// Returns a tape with some scalars replaced, deleted or inserted.
  private func mutation(using generator: inout SeededGenerator) -> String {
    let seed = ReaderLawTests.seeds.randomElement(using: &generator) ?? ""
    var scalars = Array(seed.unicodeScalars)
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let start = Int.random(in: 0...scalars.count, using: &generator)
      let end = min(scalars.count, start + Int.random(in: 0...4, using: &generator))
      let piece = ReaderLawTests.pieces.randomElement(using: &generator) ?? ""
      let isLeftOut = Bool.random(using: &generator)
      scalars.replaceSubrange(start..<end, with: isLeftOut ? [] : Array(piece.unicodeScalars))
    }
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    return text
  }

  /// Were each character compared with all before it, this would take hours.
  @Test(.timeLimit(.minutes(10)))
  func `long lines and deep brackets are read quickly`() {
    let many = 20_000
    let valid = [
      "Type " + String(repeating: "a ", count: many), String(repeating: "Tab ", count: many),
    ]
    for text in valid { #expect(complaint(text) == "", "\(text.prefix(30))") }
    for text in [
      String(repeating: "{", count: many), String(repeating: "é", count: many),
      "Expect submitted " + String(repeating: "[", count: many)
        + String(repeating: "]", count: many),
      "Expect field name errors " + String(repeating: "\"\" ", count: many),
    ] {
      #expect(complaint(text) != "", "\(text.prefix(30))")
    }
  }
}
