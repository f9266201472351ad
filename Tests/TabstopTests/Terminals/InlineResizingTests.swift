import Glibc
import TestSupport
import Testing

/// Questions below the prompt in a window that is resized, which wraps rows anew.
@Suite(
  .serialized,
  .waiting,
  .enabled(if: access(PseudoFilling.program, X_OK) == 0, "the program is not built"),
  .enabled(if: TmuxReferee.path != nil, "tmux is not installed")
)
struct InlineResizingTests {
  private static let help = "'Some help that is rather long and would wrap in a narrow window'"

  /// What each repainting begins with.
  private static let erasure = "\u{1B}[J"

  /// A question, what its first row shows, the keys that answer it, and the row that remains.
  private static let questions = [
    ("ask 'Q one' --help-text \(help)", "Q one", "x", "✓ Q one  x"),
    (
      "ask 'A question of sixty letters, which wraps in every narrow window' --help-text \(help)",
      "A question of", "x", "✓ A question of"
    ),
    ("choose Fruit Apple Banana Cherry", "Fruit", "Down", "✓ Fruit  "),
    (
      "confirm 'Really delete all the files in this folder and below it?'", "Really", "y",
      "✓ Really"
    ),
  ]

  @Test(arguments: questions, [[40], [40, 60, 30], [60, 34, 80]])
  func `a question is drawn in place at every width`(
    question: (command: String, text: String, key: String, answer: String),
    widths: [Int]
  ) throws {
    let window = try TmuxWindow(path: #require(TmuxReferee.path), columns: 80, rows: 20)
    // The rows above it are the user's.
    try window.type("for i in 1 2 3 4 5 6 7 8; do echo above $i; done", "Enter")
    try window.type("\(PseudoFilling.program) \(question.command) > /dev/null", "Enter")
    try window.wait { $0.contains("▌ \(question.text)") && $0.contains("Enter submit") }
    func copies() throws -> Int {
      try window.lines.count { $0.hasPrefix("▌ \(question.text)") }
    }
    for width in widths {
      let before = try window.countReceived(InlineResizingTests.erasure)
      try window.resize(columns: width, rows: 20)
      try window.wait { text in
        let count = try? window.countReceived(InlineResizingTests.erasure)
        guard count != before else { return false }
        // The rest is drawn when its last row is there.
        let parts = ["Enter submit", "▌ \(question.text)"]
        return parts.allSatisfy { text.components(of: $0) == 1 }
      }
      #expect(try copies() == 1)
    }
    try window.type(question.key)
    if question.key != "y" { try window.type("Enter") }
    try window.wait { $0.contains(question.answer) }
    let lines = try window.lines
    #expect(try copies() == 0)
    for number in 1...8 { #expect(lines.count { $0 == "above \(number)" } == 1) }
    #expect(lines.count { $0.hasPrefix("✓ \(question.text)") } == 1)
  }

  @Test(arguments: [[5, 20], [5, 7, 20], [4, 3, 30], [5, 12, 4, 24]])
  func `rows that scrolled out of a low window are drawn over once they are back`(
    heights: [Int]
  ) throws {
    let window = try TmuxWindow(path: #require(TmuxReferee.path), columns: 60, rows: 24)
    try window.type("for i in 1 2 3 4 5 6 7 8; do echo above $i; done", "Enter")
    try window.type("\(PseudoFilling.program) fill --inline Forms/hello.yaml", "Enter")
    try window.wait { $0.contains("Ctrl-C cancel") }
    try window.type("Tab", "Tab", "Tab", "Tab")
    try window.wait { $0.contains("▌ [ Submit ]") }
    for height in heights {
      let before = try window.countReceived(InlineResizingTests.erasure)
      try window.resize(columns: 60, rows: height)
      try window.wait { text in
        let count = try? window.countReceived(InlineResizingTests.erasure)
        guard count != before else { return false }
        let parts = height < 6 ? ["Enlarge the window"] : ["Ctrl-C cancel", "▌ [ Submit ]"]
        return parts.allSatisfy(text.contains)
          && (height < 6) == text.contains("Enlarge the window")
      }
    }
    let lines = try window.lines
    #expect(lines.count { $0.hasPrefix(" Join the mailing list") } == 1)
    for number in 1...8 { #expect(lines.count { $0 == "above \(number)" } == 1) }
  }
}

extension String {
  /// Returns how often a text occurs.
  fileprivate func components(of text: String) -> Int {
    split(separator: text, omittingEmptySubsequences: false).count - 1
  }
}
