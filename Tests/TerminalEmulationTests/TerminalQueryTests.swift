import FormTape
import FormWidgets
import TerminalEmulation
import Testing

/// What the terminal answers to programs, and sends them for keys, pastes and the mouse.
struct TerminalQueryTests {
  private func emulator(_ output: String) -> TerminalEmulator {
    var emulator = TerminalEmulator(size: Size(columns: 80, rows: 24))
    emulator.receive(output.utf8)
    return emulator
  }

  private func replies(_ output: String) -> String {
    var emulator = emulator(output)
    return String(decoding: emulator.takeReplies(), as: UTF8.self)
  }

  @Test(arguments: [
    ("\u{1B}[c", "\u{1B}[?62;22c"), ("\u{1B}[0c", "\u{1B}[?62;22c"), ("\u{1B}[1c", ""),
    ("\u{1B}[>c", "\u{1B}[>41;354;0c"), ("\u{1B}[>0q", "\u{1B}P>|Tabstop\u{1B}\\"),
    ("\u{1B}[5n", "\u{1B}[0n"), ("ab\r\nc\u{1B}[6n", "\u{1B}[2;2R"), ("\u{1B}[7n", ""),
    ("\u{1B}[3;5H\u{1B}[?6n", "\u{1B}[?3;5R"),
    ("\u{1B}[2;9r\u{1B}[?6h\u{1B}[3;5H\u{1B}[6n", "\u{1B}[3;5R"),
    ("\u{1B}[?25$p", "\u{1B}[?25;1$y"), ("\u{1B}[?25l\u{1B}[?25$p", "\u{1B}[?25;2$y"),
    ("\u{1B}[?1049h\u{1B}[?1049$p", "\u{1B}[?1049;1$y"), ("\u{1B}[?2026$p", "\u{1B}[?2026;2$y"),
    ("\u{1B}[?1002;1006h\u{1B}[?1002$p\u{1B}[?1006$p", "\u{1B}[?1002;1$y\u{1B}[?1006;1$y"),
    ("\u{1B}[?9999$p", "\u{1B}[?9999;0$y"), ("\u{1B}[4h\u{1B}[4$p", "\u{1B}[4;1$y"),
    ("\u{1B}[?u", ""), ("\u{1B}[18t", "\u{1B}[8;24;80t"), ("\u{1B}[21t", ""),
    ("\u{1B}]11;?\u{7}", "\u{1B}]11;rgb:0000/0000/0000\u{7}"),
    ("\u{1B}]10;?\u{1B}\\", "\u{1B}]10;rgb:e5e5/e5e5/e5e5\u{1B}\\"),
    ("\u{1B}]4;208;?\u{1B}\\", "\u{1B}]4;208;rgb:ffff/8787/0000\u{1B}\\"),
    ("\u{1B}]4;244;?\u{7}", "\u{1B}]4;244;rgb:8080/8080/8080\u{7}"),
    ("\u{1B}]4;256;?\u{7}", ""), ("\u{1B}]11;#fff\u{7}", ""), ("\u{1B}]52;c;?\u{7}", ""),
    ("\u{1B}P$q q\u{1B}\\", "\u{1B}P1$r1 q\u{1B}\\"), ("\u{1B}P$qm\u{1B}\\", "\u{1B}P0$r\u{1B}\\"),
    ("\u{1B}P+q544e\u{1B}\\", "\u{1B}P0+r\u{1B}\\"), ("\u{1B}Pq#0\u{1B}\\", ""),
  ])
  func `queries are answered`(output: String, reply: String) {
    #expect(replies(output) == reply)
    // A sequence may arrive in pieces.
    var emulator = TerminalEmulator(size: Size(columns: 80, rows: 24))
    for byte in output.utf8 { emulator.receive([byte]) }
    #expect(String(decoding: emulator.takeReplies(), as: UTF8.self) == reply)
    #expect(emulator.takeReplies().isEmpty)
  }

  @Test func `replies that no one takes do not pile up`() {
    #expect(replies(String(repeating: "\u{1B}[c", count: 10_000)).utf8.count < 5_000)
  }

  @Test(arguments: [
    ("\u{1B}]0;notes\u{7}", "notes"), ("\u{1B}]2;a;b\u{1B}\\", "a;b"), ("\u{1B}]1;icon\u{7}", ""),
    ("\u{1B}]2;one\u{7}\u{1B}]2;é 漢\u{7}", "é 漢"), ("\u{1B}]2;x\u{7}\u{1B}c", ""),
    ("\u{1B}]2;never ends", ""), ("\u{1B}]2;a\nb\u{7}", "ab"), ("\u{1B}]2\u{7}", ""),
  ])
  func `a program sets the title`(output: String, title: String) {
    #expect(emulator(output).title == title)
  }

  @Test func `the screen is held while a program draws it`() {
    var emulator = emulator("\u{1B}[?2026h")
    #expect(emulator.isDrawingHeld)
    emulator.receive("\u{1B}[?2026l".utf8)
    #expect(!emulator.isDrawingHeld)
  }

  @Test(arguments: [
    (Key(.up), "\u{1B}[A", "\u{1B}OA"), (Key(.home), "\u{1B}[H", "\u{1B}OH"),
    (Key(.function(1)), "\u{1B}OP", "\u{1B}OP"), (Key(.function(5)), "\u{1B}[15~", "\u{1B}[15~"),
    (Key(.left, .shift), "\u{1B}[1;2D", "\u{1B}[1;2D"), (Key.enter, "\r", "\r"),
  ])
  func `cursor keys depend on the mode`(key: Key, normal: String, application: String) {
    #expect(emulator("").bytes(of: key) == Array(normal.utf8))
    #expect(emulator("\u{1B}[?1h").bytes(of: key) == Array(application.utf8))
  }

  @Test func `pastes have brackets if the program wants them`() {
    #expect(emulator("").bytes(ofPasted: "a\nb") == Array("a\rb".utf8))
    let bracketed = Array("\u{1B}[200~a\u{1B}[201~".utf8)
    #expect(emulator("\u{1B}[?2004h").bytes(ofPasted: "a") == bracketed)
  }

  private static let drag = MouseInput.drag(
    from: ScreenPosition(row: 2, column: 3),
    to: ScreenPosition(row: 2, column: 9)
  )

  @Test(arguments: [
    ("", nil), ("\u{1B}[?9h", "\u{1B}[M #\""),
    ("\u{1B}[?1000h", "\u{1B}[M #\"\u{1B}[M#)\""),
    ("\u{1B}[?1002h", "\u{1B}[M #\"\u{1B}[M@)\"\u{1B}[M#)\""),
    ("\u{1B}[?1003;1006h", "\u{1B}[<0;3;2M\u{1B}[<32;9;2M\u{1B}[<0;9;2m"),
    ("\u{1B}[?1000;1015h", "\u{1B}[32;3;2M\u{1B}[35;9;2M"),
    ("\u{1B}[?1000;1005h", "\u{1B}[M #\"\u{1B}[M#)\""),
  ])
  func `the mouse is reported as the program wants`(output: String, bytes: String?) {
    #expect(emulator(output).bytes(of: TerminalQueryTests.drag) == bytes.map { Array($0.utf8) })
  }

  @Test func `far cells have wider numbers or the last one`() {
    let click = MouseInput.click(ScreenPosition(row: 1, column: 900))
    let first = emulator("\u{1B}[?9h").bytes(of: click)
    #expect(first == Array("\u{1B}[M ".utf8) + [255, 33])
    let second = emulator("\u{1B}[?9;1005h").bytes(of: click)
    #expect(second == Array("\u{1B}[M \u{3A4}!".utf8))
    let wheel = MouseInput.wheel(notches: -2, ScreenPosition(row: 1, column: 1))
    #expect(emulator("\u{1B}[?1000h").bytes(of: wheel) == Array("\u{1B}[M`!!\u{1B}[M`!!".utf8))
  }
}
