@testable import FormWidgets
import Testing

struct KeyDecoderTests {
  @Test(
    arguments: [
      ("a", .character("a")), ("Z", .character("Z")), (" ", .space), ("~", .character("~")),
      ("\t", .tab), ("\r", .enter), ("\n", .enter), ("\u{8}", .backspace), ("\u{7F}", .backspace),
      ("\u{1}", .control("a")), ("\u{1A}", .control("z")), ("\u{1F}", .control("_")),
      ("\u{1D}", .control("]")), ("\u{1B}", .escape),
      ("é", .character("é")), ("界", .character("界")), ("😀", .character("😀")),
      ("\u{301}", .character("\u{301}")),
    ] as [(String, Key)]
  )
  func `one key typed is one key`(typed: String, key: Key) {
    #expect(decoded(typed) == [.key(key)])
  }

  @Test(
    arguments: [
      ("\u{1B}b", .alt("b")), ("\u{1B}é", .alt("é")), ("\u{1B}[", .alt("[")),
      ("\u{1B}O", .alt("O")),
      ("\u{1B}\r", Key(.enter, .alt)), ("\u{1B}\u{7F}", Key(.backspace, .alt)),
      ("\u{1B}\u{2}", Key(.character("b"), [.alt, .control])),
    ] as [(String, Key)]
  )
  func `Escape directly before a key is Alt`(typed: String, key: Key) {
    #expect(decoded(typed) == [.key(key)])
  }

  @Test(
    arguments: [
      ("[A", .up), ("[D", .left), ("[H", .home), ("[F", .end), ("OA", .up), ("OP", .function(1)),
      ("[Z", .backTab), ("[3~", .delete), ("[6~", .pageDown), ("[24~", .function(12)),
      ("[1;2C", .shift(.right)), ("[1;3C", Key(.right, .alt)), ("[1;5C", Key(.right, .control)),
      ("[1;6C", Key(.right, [.shift, .control])), ("[1;8C", Key(.right, [.shift, .control, .alt])),
      ("[5;5~", Key(.pageUp, .control)), ("[19;2~", .shift(.function(8))),
      ("[1;2P", .shift(.function(1))), ("[1;9D", Key(.left, .alt)),
      ("O5D", Key(.left, .control)), ("O1;5C", Key(.right, .control)),
      ("O2P", .shift(.function(1))), ("O6H", Key(.home, [.shift, .control])),
      ("O3A", Key(.up, .alt)), ("O1B", .down),
    ] as [(String, Key)]
  )
  func `xterm's sequences are keys even if the terminal database lacks them`(
    sequence: String,
    key: Key
  ) {
    #expect(decoded("\u{1B}" + sequence) == [.key(key)])
  }

  @Test(
    arguments: [
      // The Linux console.
      ("[[A", .function(1)), ("[[B", .function(2)), ("[[E", .function(5)), ("\t", .backTab),
      ("[1~", .home), ("[4~", .end), ("[25~", .shift(.function(1))), ("[34~", .shift(.function(8))),
      // rxvt.
      ("[7~", .home), ("[8~", .end), ("[11~", .function(1)), ("[a", .shift(.up)),
      ("[d", .shift(.left)), ("Oa", Key(.up, .control)), ("Oc", Key(.right, .control)),
      ("[3$", .shift(.delete)), ("[5^", Key(.pageUp, .control)),
      ("[6@", Key(.pageDown, [.shift, .control])), ("[8$", .shift(.end)),
      // Shift-F8 of xterm, Apple's terminal, rxvt and PuTTY.
      ("[19;2~", .shift(.function(8))), ("[29~", .shift(.function(8))),
      ("[32~", .shift(.function(8))),
      // The cursor keys' two modes.
      ("OH", .home), ("OF", .end), ("OD", .left), ("[B", .down),
      // The keypad.
      ("OM", .enter), ("Oj", .character("*")), ("Ok", .character("+")), ("Ol", .character(",")),
      ("Om", .character("-")), ("On", .character(".")), ("Oo", .character("/")),
      ("Op", .character("0")), ("Oy", .character("9")), ("OX", .character("=")),
    ] as [(String, Key)]
  )
  func `the sequences of other terminals are keys`(sequence: String, key: Key) {
    #expect(decoded("\u{1B}" + sequence) == [.key(key)])
    #expect(decoded("\u{1B}" + sequence + "x") == [.key(key), .key(.character("x"))])
  }

  @Test(arguments: [
    "[99~", "[1;5z", "[?1;2c", "[27;5~", "[[F", "[[a", "[[@", "[1;5", "Oz", "OT",
    "[G", "[E", "[99$", "[3;2^", "[?4$y", "[4;1$y", "[35~", "[1;2a",
    "[1;-9223372036854775808A", "[1;9223372036854775808A", "[1;+2A", "[24;80R", "[2;2A", "[I", "[O",
    "[?61;4;6;7;14;21;22;23;24;28;32;42;52c", "[0n", "[>41;379;0c", "[8;24;80t", "[?2026;2$y",
    "[1;2:3A", "[3;1:3~", "[1:2A", "[3;2;1~",
  ])
  func `an unknown sequence leaves no trace`(sequence: String) {
    #expect(decoded("\u{1B}" + sequence) == [])
  }

  @Test(
    arguments: [
      ("[<0;1;1M", .press, 0, 0), ("[<0;30;4m", .release, 3, 29), ("[<32;300;2M", .drag, 1, 299),
      ("[<64;2;3M", .wheelUp, 2, 1), ("[<65;2;3M", .wheelDown, 2, 1),
      ("[<16;1;1M", .press, 0, 0), ("[<28;1;1m", .release, 0, 0),
      ("[<32;65535;65535M", .drag, 65534, 65534),
    ] as [(String, Pointer.Action, Int, Int)]
  )
  func `mouse events are decoded`(
    typed: String,
    action: Pointer.Action,
    row: Int,
    column: Int
  ) {
    let pointer = Pointer(action, at: Position(row: row, column: column))
    #expect(decoded("\u{1B}" + typed) == [.pointer(pointer)])
  }

  @Test(arguments: [
    "[<1;1;1M", "[<2;1;1M", "[<35;1;1M", "[<66;1;1M", "[<64;1;1m", "[<0;0;1M", "[<0;1;0M",
    "[<0;1M", "[<0;1;1;1M", "[<;;M", "[<0;1;1R", "[<-1;1;1M",
    "[<99999999999999999999;1;1M", "[<32;1;65536M", "[<32;65536;1M",
    "[<32;20;9223372036854775807M",
  ])
  func `useless mouse events do nothing`(typed: String) {
    #expect(decoded("\u{1B}" + typed + "x") == [.key(.character("x"))])
  }

  @Test(arguments: [100, 511, 512, 513, 100_000])
  func `a sequence of any length is dropped as a whole`(count: Int) {
    let long = String(repeating: "1;", count: count)
    #expect(decoded("\u{1B}[\(long)cx") == [.key(.character("x"))])
    #expect(decoded("\u{1B}[\(long)Ax") == [.key(.character("x"))])
    #expect(decoded("\u{1B}]11;\(long)\u{7}x") == [.key(.character("x"))])
  }

  @Test(arguments: [
    // A byte each for button, column and row; in UTF-8, also two; as numbers.
    "[M !!", "[M#\u{21}\u{7F}", "[M@éé", "[M é!", "[M !é", "[32;10;5M", "[35;1;1M",
  ])
  func `an old mouse report is not typed`(report: String) {
    #expect(decoded("\u{1B}" + report) == [])
    #expect(decoded("\u{1B}\(report)x\u{1B}[A") == [.key(.character("x")), .key(.up)])
  }

  @Test(arguments: [
    ("rgb:1e1e/1e1e/2e2e\u{1B}\\", 0x1E1E2E), ("rgb:ffff/ffff/ffff\u{7}", 0xFFFFFF),
    ("rgb:0/8/f\u{7}", 0x0088FF), ("rgba:10/20/30/ff\u{7}", 0x102030),
    ("rgb:fff/000/800\u{1B}\\", 0xFF007F),
  ])
  func `a terminal says what its colors are`(reply: String, color: Int) {
    let mixed = TerminalColor.mixed(
      red: UInt8(color >> 16),
      green: UInt8(color >> 8 & 0xFF),
      blue: UInt8(color & 0xFF)
    )
    for (number, input) in [(10, KeyDecoder.Input.text(mixed)), (11, .background(mixed))] {
      #expect(
        decoded("a\u{1B}]\(number);\(reply)b")
          == [.key(.character("a")), input, .key(.character("b"))]
      )
    }
  }

  @Test func `an old mouse report of raw bytes is not typed`() {
    let report: [UInt8] = [0x1B, 0x5B, 0x4D, 0x20, 0xFF, 0x40]
    #expect(decoded(bytes: report + [0x61]) == [.key(.character("a"))])
  }

  @Test func `control characters of eight bits introduce sequences`() {
    #expect(decoded("\u{9B}A\u{8F}Px") == [.key(.up), .key(.function(1)), .key(.character("x"))])
    #expect(decoded("\u{9D}12;rgb:0/0/0\u{9C}x") == [.key(.character("x"))])
    #expect(decoded("a\u{80}\u{9A}\u{9F}b") == [.key(.character("a"))])
  }

  @Test(
    arguments: [
      ("\u{1B}OD", Key(.left, .alt)), ("\u{1B}[A", Key(.up, .alt)),
      ("\u{1B}[3~", Key(.delete, .alt)), ("\u{1B}[1;2C", Key(.right, [.alt, .shift])),
    ] as [(String, Key)]
  )
  func `an Escape before a key's sequence is Alt`(sequence: String, key: Key) {
    #expect(decoded("\u{1B}" + sequence) == [.key(key)])
  }

  @Test func `an Escape before anything else is a key`() {
    #expect(decoded("\u{1B}\u{1B}b") == [.key(.escape), .key(.alt("b"))])
    #expect(decoded("\u{1B}\u{1B}[200~") == [.key(.escape), .pasteStart])
    #expect(decoded("\u{1B}\u{1B}[?1;2c") == [.key(.escape)])
    #expect(decoded("\u{1B}\u{1B}\u{1B}[A") == [.key(.escape), .key(Key(.up, .alt))])
    #expect(decoded("\u{1B}\u{1B}]11;x\u{7}") == [.key(.escape)])
  }

  @Test func `a key after a broken sequence is itself`() {
    #expect(decoded("\u{1B}[1;\u{1B}b") == [.key(.alt("b"))])
    #expect(decoded("\u{1B}[1;\rb") == [.key(.enter), .key(.character("b"))])
  }

  @Test(arguments: ["[", "O"])
  func `the start of a sequence right before another key is a key`(sign: Character) {
    let keys = [KeyDecoder.Input.key(.alt(sign)), .key(.up)]
    #expect(decoded("\u{1B}\(sign)\u{1B}[A") == keys)
    #expect(decoded("\u{1B}\(sign)\u{1B}OA") == keys)
  }

  @Test(arguments: [
    (Cue(), "[9~"), (Cue(time: .zero), "[9;0~"),
    (Cue(time: .milliseconds(1_500)), "[9;1500000~"),
  ])
  func `a cue is separated from keys around it`(cue: Cue, sequence: String) {
    let bytes = String(decoding: cue.bytes, as: UTF8.self)
    #expect(bytes == "\u{1B}" + sequence)
    #expect(decoded("a\(bytes)b") == [.key(.character("a")), .cue(cue), .key(.character("b"))])
    for key in ["\u{1B}", "\u{1B}[", "\u{1B}O"] {
      #expect(decoded(key + bytes).last == .cue(cue))
      #expect(decoded(key + bytes).count == 2)
    }
  }

  @Test(arguments: ["[9;0;3~", "[9;1;1~", "[9;;1~"])
  func `near misses of a cue are not cues`(sequence: String) {
    #expect(decoded("\u{1B}" + sequence) == [])
  }

  @Test(arguments: [
    "]12;rgb:0000/0000/0000\u{7}", "]11;?\u{1B}\\", "]11;rgb:0000/0000\u{7}", "]0;title\u{7}",
    "P>|xterm(379)\u{1B}\\", "P1$r0m\u{1B}\\", "P!|00000000\u{1B}\\", "_Gi=1;OK\u{1B}\\",
    "^private\u{1B}\\", "Xstring\u{1B}\\", "]10;?\u{18}", "_any\u{1B}\\", "]ltitle\u{1B}\\",
    "]Licon\u{7}", "P1+r544e=78\u{1B}\\", "]52;c;QUFB\u{1B}\\",
  ])
  func `a terminal's control strings are not typed`(string: String) {
    #expect(decoded("\u{1B}" + string) == [])
    let around = decoded("a\u{1B}\(string)b")
    #expect(around == [.key(.character("a")), .key(.character("b"))])
    #expect(decoded("\u{1B}\(string)\u{1B}[A") == [.key(.up)])
  }

  @Test(arguments: ["]", "P", "_", "^", "X"] as [Character])
  func `the start of a control string is an Alt key if nothing follows`(sign: Character) {
    #expect(decoded("\u{1B}\(sign)") == [.key(.alt(sign))])
    #expect(decoded("\u{1B}\(sign)\u{1B}[A") == [.key(.alt(sign)), .key(.up)])
    #expect(decoded("\u{1B}\(sign)\u{1B}b") == [.key(.alt(sign)), .key(.alt("b"))])
  }

  @Test func `redo and the previous problem are keys right before text`() {
    #expect(decoded("\u{1B}_abc").count == 4)
    #expect(decoded("\u{1B}_abc").first == .key(.alt("_")))
    #expect(decoded("\u{1B}Pq") == [.key(.alt("p")), .key(.character("q"))])
  }

  @Test func `a broken control string swallows no key`() {
    #expect(decoded("\u{1B}]11;rgb") == [])
    #expect(decoded("\u{1B}]11;rgb\u{1B}bx") == [.key(.alt("b")), .key(.character("x"))])
  }

  @Test func `Alt with letters ignores Caps Lock`() {
    #expect(decoded("\u{1B}B") == [.key(.alt("b"))])
    #expect(Key(.character("B"), .alt) == .alt("b"))
    #expect(Key(.character("B")) == .character("B"))
  }

  @Test func `Escape twice is two keys`() {
    #expect(decoded("\u{1B}\u{1B}") == [.key(.escape), .key(.escape)])
  }

  @Test func `Ctrl-Space is ignored`() {
    #expect(decoded("a\0b") == [.key(.character("a")), .key(.character("b"))])
  }

  @Test func `the start marker of a paste is not a key`() {
    #expect(decoded("\u{1B}[200~") == [.pasteStart])
    #expect(decoded("\u{1B}[201~") == [])
  }

  @Test func `invalid UTF-8 is dropped, and costs no valid byte`() {
    #expect(decoded(bytes: [0xFF, 0x61]) == [.key(.character("a"))])
    #expect(decoded(bytes: [0xE9, 0x61]) == [.key(.character("a"))])
    #expect(decoded(bytes: [0xC3, 0x61]) == [.key(.character("a"))])
    #expect(decoded(bytes: [0xC3]) == [])
    #expect(decoded(bytes: [0xED, 0xA0, 0x80]) == [])
    #expect(decoded(bytes: [0xC0, 0x80, 0xF4, 0x90, 0x80, 0x80]) == [])
    #expect(decoded(bytes: [0xE6, 0x97, 0x1B, 0x5B, 0x41]) == [.key(.up)])
  }

  @Test func `a sequence of the terminal database is its key`() {
    let entries: [String: KeyDecoder.Entry] = [
      "\u{1B}A": .key(.up), "\u{1}@\r": .key(.function(1)), "\u{1}": .beginning,
      "\u{1}@": .beginning, "\u{1B}F": .beginning, "\u{1B}F1": .key(.function(1)),
      "\u{1B}[M": .key(.function(1)), "\u{8}": .key(.left), "\u{1B}[25~": .key(nil),
    ]
    let lookUp: @Sendable ([UInt8]) -> KeyDecoder.Entry = {
      entries[String(decoding: $0, as: UTF8.self)] ?? .none
    }
    func decoded(_ text: String) -> [KeyDecoder.Input] {
      FormScreensTests.decoded(bytes: Array(text.utf8), by: KeyDecoder(lookingUp: lookUp))
    }
    #expect(decoded("\u{1B}A") == [.key(.up)])
    #expect(decoded("\u{1B}B") == [.key(.alt("b"))])
    #expect(decoded("\u{1}@\r\u{8}") == [.key(.function(1)), .key(.left)])
    #expect(decoded("\u{1}x") == [.key(.control("a")), .key(.character("x"))])
    #expect(decoded("\u{1}@x").count == 3)
    #expect(decoded("\u{1B}F1") == [.key(.function(1))])
    #expect(decoded("\u{1B}F2") == [.key(.alt("f")), .key(.character("2"))])
    #expect(decoded("\u{1B}[Mx") == [.key(.function(1)), .key(.character("x"))])
    #expect(decoded("\u{1B}[25~") == [])
  }
}

/// Returns the decoded input of a text typed at once, with a pause after it.
func decoded(_ text: String) -> [KeyDecoder.Input] {
  decoded(bytes: Array(text.utf8))
}

/// Returns the decoded input of bytes typed at once, with a pause after them.
func decoded(
  bytes: [UInt8],
  by decoder: KeyDecoder = KeyDecoder()
) -> [KeyDecoder.Input] {
  var decoder = decoder
  var inputs: [KeyDecoder.Input] = []
  func note(_ input: KeyDecoder.Input?) {
    if let input { inputs.append(input) }
    while let input = decoder.takeQueued() { inputs.append(input) }
  }
  for byte in bytes { note(decoder.feed(byte, at: .now)) }
  note(decoder.settle())
  return inputs
}
