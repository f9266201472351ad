@testable import FormWidgets
import Testing

/// Keys as reported by the kitty keyboard protocol and by xterm's `modifyOtherKeys`.
struct ExtendedKeyTests {
  @Test(
    arguments: [
      ("[97u", .character("a")), ("[97;1u", .character("a")), ("[97;1:1u", .character("a")),
      ("[97;1:2u", .character("a")), ("[97;2u", .character("A")), ("[97:65;2u", .character("A")),
      ("[97:65;2;65u", .character("A")), ("[50:64;2;64u", .character("@")),
      ("[50:64;2u", .character("@")), ("[32u", .space), ("[32;2u", .space),
      ("[233u", .character("é")), ("[1092::97;1;1092u", .character("ф")),
      ("[97;5u", .control("a")), ("[97;6u", .control("a")), ("[65;5u", .control("a")),
      ("[1092::97;5u", .control("a")), ("[98;3u", .alt("b")), ("[98;33u", .alt("b")),
      ("[66;4u", .alt("b")), ("[98;7u", Key(.character("b"), [.control, .alt])),
      ("[47;5u", .control("_")), ("[45;6u", .control("_")), ("[45:95;6u", .control("_")),
      ("[95:95;4u", .alt("_")), ("[45:95;4u", .alt("_")),
      ("[13u", .enter), ("[13;2u", .enter), ("[13;5u", .enter), ("[13;3u", Key(.enter, .alt)),
      ("[9u", .tab), ("[9;2u", .backTab), ("[9;5u", .tab), ("[27u", .escape), ("[27;2u", .escape),
      ("[127u", .backspace), ("[127;5u", .backspace), ("[127;3u", Key(.backspace, .alt)),
      ("[8u", .backspace), ("[104;5u", .backspace), ("[105;5u", .tab), ("[109;5u", .enter),
      ("[106;5u", .enter), ("[91;5u", .escape),
      // The keypad.
      ("[57404u", .character("5")), ("[57399;1;48u", .character("0")), ("[57414u", .enter),
      ("[57413u", .character("+")), ("[57417u", .left), ("[57423u", .home),
      ("[57376u", .function(13)),
      // Caps Lock and Num Lock, also with keys whose sequences are older.
      ("[97;65u", .character("A")), ("[97;66u", .character("a")), ("[97:65;66u", .character("a")),
      ("[97;129u", .character("a")), ("[97;69u", .control("a")), ("[49;65u", .character("1")),
      ("[1;129A", .up), ("[1;129:1A", .up), ("[1;193C", .right), ("[3;129~", .delete),
      ("[1;130D", .shift(.left)), ("[1;133P", Key(.function(1), .control)),
      ("[13;129~", .function(3)),
      ("[1;1:2B", .down), ("[5;1:1~", .pageUp), ("[19;2:1~", .shift(.function(8))),
      ("[1;3:1A", Key(.up, .alt)),
      // modifyOtherKeys.
      ("[27;5;97~", .control("a")), ("[27;2;64~", .character("@")), ("[27;2;65~", .character("A")),
      ("[27;2;13~", .enter), ("[27;5;9~", .tab), ("[27;2;9~", .backTab), ("[27;3;98~", .alt("b")),
      ("[27;9;98~", .alt("b")), ("[27;5;47~", .control("_")), ("[27;6;95~", .control("_")),
      ("[27;5;8~", .backspace), ("[27;1;27~", .escape), ("[27;2;32~", .space),
    ] as [(String, Key)]
  )
  func `a key in an extended form is the key that other terminals send`(sequence: String, key: Key)
  {
    #expect(decoded("\u{1B}" + sequence) == [.key(key)])
    #expect(decoded("\u{1B}\(sequence)x") == [.key(key), .key(.character("x"))])
  }

  @Test(arguments: [
    // Releases, keys of the system, keys without a character, and characters that no key types.
    "[97;1:3u", "[97;5:3u", "[27;1:3u", "[13;1:3u", "[1;1:3A", "[3;1:3~", "[97;9u", "[97;17u",
    "[57358u", "[57441;2u", "[57441;1:3u", "[57430u", "[57427u", "[0u", "[u", "[1u", "[128u",
    "[55296u",
    "[1114112u", "[9999999999u", "[99999999999999999999u", "[61;5u", "[49;5u", "[233;5u",
    "[97;5;97;1u",
    "[?97u", "[>1u", "[27;5;~", "[27;5;97;1~",
  ])
  func `what is not a key types nothing`(sequence: String) {
    #expect(decoded("\u{1B}\(sequence)").filter { $0 != .key(.alt("[")) }.allSatisfy { !$0.isText })
  }

  @Test func `a text of several characters is typed`() {
    #expect(decoded("\u{1B}[0;;229u") == [.key(.character("å"))])
    #expect(decoded("\u{1B}[0;;26085:26412u") == [.key(.character("日")), .key(.character("本"))])
    #expect(decoded("\u{1B}[97;;97:769u") == [.key(.character("a\u{301}"))])
    #expect(
      decoded("\u{1B}[97;;27:7u") == [.key(.character("a"))],
      "control characters are no text"
    )
  }

  @Test(arguments: [
    ("one\u{1B}[13;1utwo", "one\ntwo"), ("\u{1B}[27;5;106~", "\n"), ("a\u{1B}[106;5ub", "a\nb"),
    ("\u{1B}[9u\u{1B}[50:64;2;64u", "\t@"), ("\u{1B}[97;1:1u\u{1B}[97;1:3u", "a"),
    ("\u{1B}[31mred\u{1B}[0m", "\u{1B}[31mred\u{1B}[0m"), ("\u{1B}[97;5u", "\u{1B}[97;5u"),
    ("\u{1B}[13", "\u{1B}[13"), ("\u{1B}", "\u{1B}"), ("\u{1B}[A", "\u{1B}[A"),
  ])
  func `characters in a paste may be in an extended form, and other sequences are data`(
    sent: String,
    text: String
  ) {
    for size in [1, 3, 4096] {
      var paste = PasteBuffer()
      var rest = Array((sent + "\u{1B}[201~").utf8)[...]
      while !rest.isEmpty { rest = rest.dropFirst(paste.append(rest.prefix(size))) }
      #expect(paste.text == text)
    }
  }
}

extension KeyDecoder.Input {
  /// Whether it types a character.
  fileprivate var isText: Bool {
    guard case .key(let key) = self, case .character = key.symbol else { return false }
    return key.modifiers.isEmpty
  }
}
