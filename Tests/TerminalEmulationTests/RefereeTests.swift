import FormFile
import FormTape
import FormWidgets
import Glibc
import SeededRandom
import SystemCalls
import TerminalEmulation
import TestSupport
import Testing

/// The emulator and tmux show the same: for random sequences, and for the built program on every
/// kind of terminal.
@Suite(
  .serialized,
  .enabled(if: TmuxReferee.path != nil, "tmux is not installed, so there is no referee")
)
struct RefereeTests {
  private static let form = """
    title: Sign up – 登録
    fields:
      - {id: name, type: text, label: Name, rules: [required, {length: {min: 3}}]}
      - {id: seats, type: slider, label: Seats, min: 1, max: 10, step: 1}
      - {id: news, type: toggle, label: News}
    """

  private func compare(_ output: String, on size: Size, _ what: String) throws {
    let path = try #require(TmuxReferee.path)
    let picture = try TmuxReferee(path: path).picture(of: output, on: size)
    var emulator = TerminalEmulator(size: size)
    emulator.receive(output.utf8)
    #expect(picture.difference(from: emulator.grid, cursor: emulator.cursor) == nil, "\(what)")
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `random sequences end in the same screen`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let size = Size(columns: 20, rows: 6)
    var output = ""
    for number in 1...90 {
      output += RefereeTests.piece(for: size, isWide: seed % 2 == 0, using: &generator)
      if number == 30 { output += "\u{1B}[r\u{1B}[?1049h" }
      if number == 60 { output += "\u{1B}[r\u{1B}[?1049l" }
    }
    try compare(output, on: size, "\(generator): \(output.debugDescription)")
  }

  @Test(
    .enabled(if: access(PseudoFilling.program, X_OK) == 0, "the program is not built"),
    arguments: [
      "xterm-256color", "screen-256color", "tmux-256color", "vt100", "linux", "ansi",
    ]
  )
  func `a form being filled looks the same`(type: String) throws {
    let filling = try PseudoFilling(RefereeTests.form, type: type)
    try filling.terminal.type("Ada 漢字é\t\u{1B}[C\u{1B}[C\t \t")
    filling.terminal.waitForSilence()
    try filling.terminal.type("\u{1B}[Z\u{1B}[Z\u{1B}[Z\u{7F}\u{7F}\u{7F}\u{7F}\u{7F}\u{7F}")
    filling.terminal.waitForSilence()
    try compare(filling.terminal.output, on: Size(columns: 80, rows: 24), type)
  }

  /// Returns a move, then something that changes the screen, limited to what tmux handles like
  /// xterm.
  ///
  /// A move ends a pending wrap. Cells are inserted, deleted and erased only where there are no
  /// wide characters, of which tmux leaves halves, and not near the edge, where it leaves others.
  private static func piece(
    for size: Size,
    isWide: Bool,
    using generator: inout SeededGenerator
  ) -> String {
    let row = Int.random(in: 1...size.rows, using: &generator)
    let column = Int.random(in: 1...size.columns, using: &generator)
    let count = Int.random(in: 1...5, using: &generator)
    let top = min(row, size.rows - 2)
    let texts =
      [
        "abc", "e\u{301}", "longer than a row of this screen", "\u{1B}(0lqqk\u{1B}(B", "\tx",
        "\r\ny", "\u{1B}7\u{1B}[1;1H\u{1B}8z", "\u{1B}[\(row);1Ha\u{1B}[\(count)b",
      ]
      + (isWide
        ? ["漢字", "漢字かな漢字かな漢字かな", "x😀y"]
        : [
          "\u{1B}[4h\u{1B}[\(count)Gins\u{1B}[4l", "\u{1B}[\(count)P",
          "\u{1B}[\(count)G\u{1B}[\(count)@",
        ])
    let partial = isWide ? [] : ["K", "1K", "J", "1J", "\(count)X"]
    let changes = partial + ["2K", "2J", "r", "\(top);\(top + 2)r"]
    let counted = "STABCDEFG`d".map { "\(count)\($0)" }
    let others = [
      "\u{1B}[r\u{1B}[\(row)H\u{1B}[\(count)L", "\u{1B}[r\u{1B}[\(row)H\u{1B}[\(count)M", "\u{1B}M",
      "\u{1B}D", "\u{1B}E", "\n", "\u{8}",
    ]
    let looks = [
      "", "1", "2", "4", "7", "22", "24", "27", "31", "42", "39", "49", "93", "38;5;208",
    ]
    let look = "\u{1B}[\(looks.randomElement(using: &generator) ?? "")m"
    let sequences = (changes + counted).map { "\u{1B}[" + $0 }
    let group = [texts, texts, texts, sequences, others].randomElement(using: &generator) ?? []
    let change = group.randomElement(using: &generator) ?? ""
    return "\u{1B}[\(row);\(column)H\(look)\(change)"
  }
}
