import FormTape
import FormWidgets
import TerminalEmulation
import TestSupport
import Testing

struct TerminalEmulatorTests {
  /// Screens of 8 by 3, with rows separated by slashes.
  @Test(
    arguments: [
      ("", "//"),
      ("ab\r\ncd", "ab/cd/"),
      ("ab\ncd", "ab/  cd/"),
      ("a\u{8}b", "b//"),
      ("\u{8}a", "a//"),
      ("a\tb", "a      b//"),
      ("a\u{7}b", "ab//"),
      ("a\u{1}\u{7F}b", "ab//"),
      ("é漢e\u{301}😀", "é漢e\u{301}😀//"),
    ]
  )
  func `text goes where control characters say`(text: String, screen: String) {
    #expect(shown(text) == screen)
  }

  @Test(
    arguments: [
      ("12345678", "12345678//", 1, 8),
      ("123456789", "12345678/9/", 2, 2),
      ("12345678\r9", "92345678//", 1, 2),
      ("12345678\n9", "12345678/       9/", 2, 8),
      ("12345678\u{8}9", "12345698//", 1, 8),
      ("12345678\t9", "12345678/9/", 2, 2),
      ("1234567漢", "1234567/漢/", 2, 3),
      ("123456漢9", "123456漢/9/", 2, 2),
      ("\u{1B}[?7l123456789", "12345679//", 1, 8),
      ("\u{1B}[?7l1234567漢", "1234567//", 1, 8),
      ("\u{1B}[?7l1234567\u{1B}[?7h89", "12345678/9/", 2, 2),
      ("\u{1B}[3;1H123456789", "/12345678/9", 3, 2),
      ("\u{1B}[3;8Hx", "//       x", 3, 8),
    ]
  )
  func `the cursor leaves the last column with the next character`(
    text: String,
    screen: String,
    row: Int,
    column: Int
  ) {
    #expect(shown(text) == screen)
    #expect(emulator(text).cursor == ScreenPosition(row: row, column: column))
  }

  @Test(
    arguments: [
      ("\u{1B}[2;3Hx", "/  x/"), ("\u{1B}[Hx", "x//"), ("\u{1B}[2Hx", "/x/"),
      ("\u{1B}[;3Hx", "  x//"), ("\u{1B}[99;99Hx", "//       x"), ("\u{1B}[2;3fx", "/  x/"),
      ("\u{1B}[99999999999999999999;0Hx", "//x"), ("ab\u{1B}[Gx", "xb//"), ("\u{1B}[4`x", "   x//"),
      ("a\u{1B}[2ax", "a  x//"), ("a\u{1B}[2ex", "a// x"), ("\u{1B}[2dx", "/x/"),
      ("\u{1B}[2;2H\u{1B}[Ax", " x//"), ("\u{1B}[3;2H\u{1B}[2Ax", " x//"),
      ("\u{1B}[9Bx", "//x"), ("a\u{1B}[2Cx", "a  x//"), ("abc\u{1B}[2Dx", "axc//"),
      ("abc\u{1B}[9Dx", "xbc//"), ("ab\u{1B}[Ex", "ab/x/"), ("\n\nab\u{1B}[2Fx", "x//ab"),
      ("\u{1B}[?25lab\u{1B}[1;1Hx", "xb//"), ("ab\u{1B}7\r\n\u{1B}8x", "abx//"),
      ("ab\u{1B}[s\r\n\u{1B}[ux", "abx//"), ("ab\u{1B}8x", "xb//"),
      ("\u{1B}[I\u{1B}[2;1Hx", "/x/"), ("a\u{1B}[Zx", "x//"),
      ("\u{1B}[1;4H\u{1B}H\ra\tb", "a  b//"), ("\u{1B}[3ga\tb", "a      b//"),
    ]
  )
  func `sequences move the cursor`(text: String, screen: String) {
    #expect(shown(text) == screen)
  }

  @Test(
    arguments: [
      ("\u{1B}[2;4H\u{1B}[K", "abcdefgh/abc/abcdefgh"),
      ("\u{1B}[2;4H\u{1B}[1K", "abcdefgh/    efgh/abcdefgh"),
      ("\u{1B}[2;4H\u{1B}[2K", "abcdefgh//abcdefgh"),
      ("\u{1B}[2;4H\u{1B}[J", "abcdefgh/abc/"),
      ("\u{1B}[2;4H\u{1B}[1J", "/    efgh/abcdefgh"),
      ("\u{1B}[2;4H\u{1B}[2J", "//"),
      ("\u{1B}[2;4H\u{1B}[3J", "abcdefgh/abcdefgh/abcdefgh"),
      ("\u{1B}[2;4H\u{1B}[2X", "abcdefgh/abc  fgh/abcdefgh"),
      ("\u{1B}[2;4H\u{1B}[99X", "abcdefgh/abc/abcdefgh"),
      ("\u{1B}[2;4H\u{1B}[2P", "abcdefgh/abcfgh/abcdefgh"),
      ("\u{1B}[2;4H\u{1B}[99P", "abcdefgh/abc/abcdefgh"),
      ("\u{1B}[2;4H\u{1B}[2@", "abcdefgh/abc  def/abcdefgh"),
      ("\u{1B}[2;4H\u{1B}[99@", "abcdefgh/abc/abcdefgh"),
      ("\u{1B}[2;4H\u{1B}[4hXY\u{1B}[4lZ", "abcdefgh/abcXYZef/abcdefgh"),
      ("\u{1B}[2;4H\u{1B}[L", "abcdefgh//abcdefgh"),
      ("\u{1B}[2;4H\u{1B}[M", "abcdefgh/abcdefgh/"),
      ("\u{1B}[2;4H\u{1B}[99MX", "abcdefgh/X/"),
      ("\u{1B}[S", "abcdefgh/abcdefgh/"), ("\u{1B}[2T", "//abcdefgh"),
      ("\u{1B}[1;1;1;1;1T", "abcdefgh/abcdefgh/abcdefgh"),
      ("\u{1B}[H\u{1B}M", "/abcdefgh/abcdefgh"), ("\u{1B}D", "abcdefgh/abcdefgh/"),
      ("\u{1B}[2;4H\u{1B}EX", "abcdefgh/abcdefgh/Xbcdefgh"),
      ("\u{1B}[2;4H\u{1B}#8", "EEEEEEEE/EEEEEEEE/EEEEEEEE"), ("\u{1B}cX", "X//"),
      ("\u{1B}[2;4HX\u{1B}[3b", "abcdefgh/abcXXXXh/abcdefgh"),
      ("\u{1B}[2;4H\u{1B}[9z\u{1B}[>4m\u{1B}[1;2;3t", "abcdefgh/abcdefgh/abcdefgh"),
    ]
  )
  func `cells are erased, inserted and deleted`(text: String, screen: String) {
    let full = "abcdefgh\r\nabcdefgh\r\nabcdefgh"
    #expect(shown(full + text) == screen)
  }

  @Test(
    arguments: [
      // Rows 2 and 3 of four scroll.
      ("\u{1B}[2;3r\u{1B}[3;1H\nx", "a/c/x/d"), ("\u{1B}[2;3r\u{1B}[2;1H\u{1B}Mx", "a/x/b/d"),
      ("\u{1B}[2;3r\u{1B}[4;1H\nx", "a/b/c/x"), ("\u{1B}[2;3r\u{1B}[1;1H\u{1B}Mx", "x/b/c/d"),
      ("\u{1B}[2;3r\u{1B}[S", "a/c//d"), ("\u{1B}[2;3r\u{1B}[9T", "a///d"),
      ("\u{1B}[2;3r\u{1B}[2;1H\u{1B}[L", "a//b/d"), ("\u{1B}[2;3r\u{1B}[1;1H\u{1B}[M", "a/b/c/d"),
      ("\u{1B}[2;3r\u{1B}[r\u{1B}[4;1H\n", "b/c/d/"), ("\u{1B}[3;2r\u{1B}[4;1H\n", "b/c/d/"),
      ("\u{1B}[2;3r\u{1B}[?6hx\u{1B}[9;1Hy", "a/x/y/d"),
      ("\u{1B}[2;3r\u{1B}[?6h\u{1B}[?6lx", "x/b/c/d"),
      ("\u{1B}[2;3r\u{1B}[3;1H\u{1B}[9Ax", "a/x/c/d"), ("\u{1B}[2;99r\u{1B}[4;1H\n", "a/c/d/"),
    ]
  )
  func `only the rows between the margins scroll`(text: String, screen: String) {
    #expect(shown("a\r\nb\r\nc\r\nd" + text, rows: 4) == screen)
  }

  @Test(
    arguments: [
      ("漢字\u{1B}[1;2Hx", " x字//"), ("漢字\u{1B}[1;1Hx", "x 字//"), ("漢字\u{1B}[1;2H語", " 語//"),
      ("漢字\u{1B}[1;2H\u{1B}[K", "//"), ("漢字\u{1B}[1;3H\u{1B}[1K", "//"),
      ("漢字\u{1B}[1;2H\u{1B}[P", " 字//"), ("漢字\u{1B}[1;1H\u{1B}[P", " 字//"),
      ("漢字\u{1B}[1;2H\u{1B}[@", "   字//"), ("abcdef漢\u{1B}[1;1H\u{1B}[@", " abcdef//"),
      ("漢字\u{1B}[1;2H\u{1B}[X", "  字//"), ("漢\u{301}x", "漢\u{301}x//"), ("\u{301}x", "x//"),
      ("1234567e\u{301}", "1234567e\u{301}//"), ("123456漢\u{301}", "123456漢\u{301}//"),
      ("ab\u{1B}[1;2H\u{301}", "a\u{301}b//"),
    ]
  )
  func `no change leaves half a wide character`(text: String, screen: String) {
    #expect(shown(text) == screen)
    #expect(emulator(text).grid.isWhole)
  }

  @Test(
    arguments: [
      ("\u{1B}(0lqqk\u{1B}(Bq", "┌──┐q//"), ("\u{1B})0\u{E}tq\u{F}tq", "├─tq//"),
      ("\u{1B}(0`aA_~", "◆▒A ·//"), ("\u{1B}(0q\u{1B}[2b", "───//"), ("\u{1B}(0x\u{1B}cx", "x//"),
      ("\u{1B}*0\u{1B}(Ax\u{1B}%Gx", "xx//"),
    ]
  )
  func `a VT100 draws lines with letters`(text: String, screen: String) {
    #expect(shown(text) == screen)
  }

  @Test(
    arguments: [
      ("a\u{1B}]0;title\u{7}b", "ab//"), ("a\u{1B}]0;title\u{1B}\\b", "ab//"),
      ("a\u{1B}P1$r0m\u{7}\u{1B}\\b", "ab//"), ("a\u{1B}_other;x\u{1B}\\b", "ab//"),
      ("a\u{1B}^x\u{1B}\\b", "ab//"), ("a\u{1B}Xx\u{1B}\\b", "ab//"),
      ("a\u{1B}kx\u{1B}\\b", "ab//"),
      ("a\u{1B}]0;ti\u{1B}[Cb", "a b//"), ("a\u{1B}]0;ti\u{18}b", "ab//"),
      ("a\u{1B}]Rb", "ab//"), ("a\u{1B}]P0112233b", "ab//"), ("a\u{1B}]\u{7}b", "ab//"),
      ("a\u{1B}[12\u{18}b", "ab//"), ("a\u{1B}[1\u{1B}[Cb", "a b//"), ("a\u{1B}[2\u{8}Cb", "a b//"),
      ("a\u{1B}[1?Cb", "ab//"), ("a\u{1B}[ 1Cb", "ab//"), ("a\u{1B}[2 qb", "ab//"),
      ("a\u{1B}[é1Cb", "ab//"), ("a\u{9B}Cb", "aCb//"), ("a\u{1B}=\u{1B}>b", "ab//"),
    ]
  )
  func `unknown sequences are skipped to their end`(text: String, screen: String) {
    #expect(shown(text) == screen)
  }

  @Test(
    arguments: [
      ([0x61, 0xC3, 0xA9, 0x62], "aéb"), ([0x61, 0xC3, 0x62], "a\u{FFFD}b"),
      ([0xFF, 0x62], "\u{FFFD}b"), ([0xE2, 0x82, 0xAC], "€"), ([0xE2, 0x82, 0x62], "\u{FFFD}b"),
      ([0xC0, 0x80], "\u{FFFD}\u{FFFD}"), ([0xED, 0xA0, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}"),
      ([0xF0, 0x9F, 0x98, 0x80], "😀"), ([0xF4, 0x90], "\u{FFFD}\u{FFFD}"),
      ([0xC3, 0x1B, 0x5B, 0x43, 0x62], "\u{FFFD} b"),
    ] as [([UInt8], String)]
  )
  func `invalid bytes are replaced`(bytes: [UInt8], line: String) {
    var emulator = TerminalEmulator(size: Size(columns: 8, rows: 1))
    emulator.receive(bytes)
    #expect(emulator.grid.lines == [line])
  }

  @Test func `the main screen comes back with its cursor`() {
    var terminal = emulator("main\u{1B}[?1049h")
    #expect(terminal.isAlternateScreenOn)
    #expect(terminal.grid.text == "")
    terminal.receive("\u{1B}[2;2Hother\u{1B}[?1049l!".utf8)
    #expect(!terminal.isAlternateScreenOn)
    #expect(terminal.grid.text == "main!")
    terminal.receive("\u{1B}[?1049l".utf8)
    #expect(terminal.cursor == ScreenPosition(row: 1, column: 6))
  }

  @Test(arguments: [47, 1047])
  func `older programs change screens without the cursor`(mode: Int) {
    let terminal = emulator("main\u{1B}[?\(mode)h\u{1B}[2;2Hx\u{1B}[?\(mode)ly")
    #expect(terminal.grid.lines == ["main", "  y", ""])
  }

  @Test func `modes can be queried`() {
    var terminal = emulator("\u{1B}[?2004h\u{1B}[?1006;1000h\u{1B}[?25l\u{1B}[?1h")
    #expect(terminal.isBracketedPasteOn)
    #expect(terminal.mouseMode == .clicks)
    #expect(terminal.mouseEncoding == .decimal)
    #expect(terminal.cursor == nil)
    #expect(terminal.isCursorKeyApplication)
    terminal.receive("\u{1B}[?2004l\u{1B}[?1006;1000l\u{1B}[?25h\u{1B}[?1l\u{1B}[?9999h".utf8)
    #expect(!terminal.isBracketedPasteOn && terminal.mouseEncoding == .bytes)
    #expect(!terminal.isCursorKeyApplication && terminal.mouseMode == .off)
    #expect(terminal.cursor == ScreenPosition(row: 1, column: 1))
    for (mode, mouse) in [(9, MouseMode.presses), (1002, .drags), (1003, .moves)] {
      #expect(emulator("\u{1B}[?\(mode)h").mouseMode == mouse)
    }
  }

  @Test func `a soft reset keeps the text, a full one clears it`() {
    let changes = "\u{1B}[2;3r\u{1B}[?6h\u{1B}[?25l\u{1B}[4h\u{1B}[1mab\u{1B}(0"
    let soft = emulator(changes + "\u{1B}[!p\u{1B}[Hq")
    #expect(soft.grid.lines == ["q", "ab", ""])
    #expect(soft.grid.rows[0][0].look == CellAppearance())
    #expect(soft.cursor == ScreenPosition(row: 1, column: 2))
    let full = emulator(changes + "\u{1B}cq")
    #expect(full.grid.lines == ["q", "", ""])
    #expect(full.grid.rows[0][0].look == CellAppearance())
    #expect(full.cursor == ScreenPosition(row: 1, column: 2))
  }

  @Test func `a new size cuts at the bottom and the right, and keeps the cursor's row`() {
    var terminal = emulator("abcdef漢\r\nb\r\nc\u{1B}[1;8H")
    terminal.resize(to: Size(columns: 7, rows: 2))
    #expect(terminal.grid.lines == ["abcdef", "b"])
    #expect(terminal.cursor == ScreenPosition(row: 1, column: 7))
    terminal.receive("\u{1B}[2;1H".utf8)
    terminal.resize(to: Size(columns: 9, rows: 1))
    #expect(terminal.grid.lines == ["b"])
    terminal.resize(to: Size(columns: 20, rows: 3))
    #expect(terminal.grid.size == Size(columns: 20, rows: 3))
    terminal.receive("\u{1B}[1;10H\tx".utf8)
    #expect(terminal.grid.lines == ["b               x", "", ""])
  }

  @Test func `empty and absurd sizes are clamped`() {
    for (columns, rows) in [(0, 0), (-5, 3), (.min, .min)] {
      var terminal = TerminalEmulator(size: Size(columns: columns, rows: rows))
      terminal.receive("a漢b\r\n\u{1B}[2;2H\u{1B}[L\u{1B}[P\u{1B}[@x\u{1B}[?1049h".utf8)
      #expect(terminal.size.columns == 1)
    }
    #expect(TerminalEmulator(size: Size(columns: .max, rows: 1)).size.columns == 1000)
  }
}
