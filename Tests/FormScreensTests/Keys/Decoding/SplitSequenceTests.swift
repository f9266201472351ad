@testable import FormWidgets
import Testing

/// Sequences that arrive in parts, on a clock that only the tests move.
struct SplitSequenceTests {
  /// Everything that the tests of the decoder send.
  static let sequences: [String] =
    [
      "a", "é", "界", "😀", "\u{301}", "\u{1B}", "\u{1B}b", "\u{1B}é", "\u{1B}[", "\u{1B}O",
      "\u{1B}\r", "\u{1B}\t", "\u{1B}\u{7F}", "\u{1B}]", "\u{1B}P", "\u{1B}^", "\u{1B}X", "\u{1B}_",
    ]
    + [
      "[A", "[D", "[H", "[F", "OA", "OP", "[Z", "[3~", "[6~", "[24~", "[1;2C", "[1;8C", "[5;5~",
      "[19;2~", "[1;2P", "[1;9D", "[[A", "[[E", "[25~", "[34~", "[7~", "[a", "[d", "Oa", "[3$",
      "[5^", "[6@", "OM", "Oj", "Op", "OX", "[99~", "[1;5z", "[?1;2c", "[[F", "[[a",
      "[G", "[E", "[99$", "[?4$y", "[4;1$y", "[1;2a", "[1;+2A", "[24;80R", "[I", "[O",
      "[?61;4;6;7;14;21;22;23;24;28;32;42;52c", "[<0;1;1M", "[<0;30;4m", "[<64;2;3M", "[<1;1;1M",
      "[<;;M", "[M !!", "[M@éé", "[32;10;5M", "[9~", "[9;1500001;2~", "[200~", "[201~", "[97u",
      "[97;5u", "[13u", "[13;2u", "[50:64;2;64u", "[0;;229:233u", "[97;1:3u", "[27;5;97~",
      "]11;rgb:0000/0000/0000\u{7}", "]11;rgb:0000/0000/0000\u{1B}\\", "]0;title\u{7}",
      "[>41;379;0c", "\u{1B}[A", "\u{1B}OP", "\u{1B}[3~", "\u{1B}Oa", "]52;c;QUFB\u{7}",
      "P>|xterm(379)\u{1B}\\", "P1$r0m\u{1B}\\", "P!|00000000\u{1B}\\", "_Gi=1;OK\u{1B}\\",
      "^private\u{1B}\\", "Xstring\u{1B}\\", "]10;?\u{18}", "]ltitle\u{1B}\\",
    ].map { "\u{1B}" + $0 }

  /// The keys with Alt that also begin sequences.
  private static let rareKeys = Set("[O]PX^".utf8.map { [0x1B, $0] })

  /// Returns the decoded input of two parts with a pause in between and after them.
  private func decoded(
    _ first: ArraySlice<UInt8>,
    _ gap: Duration,
    _ second: ArraySlice<UInt8>,
    escapeDelay: Duration = .milliseconds(50)
  ) -> [KeyDecoder.Input] {
    var decoder = KeyDecoder(escapeDelay: escapeDelay)
    var now = ContinuousClock.now
    var inputs: [KeyDecoder.Input] = []
    func note(_ input: KeyDecoder.Input?) {
      if let input { inputs.append(input) }
      while let input = decoder.takeQueued() { inputs.append(input) }
    }
    for (part, pause) in [(first, gap), (second, .seconds(10))] {
      for byte in part { note(decoder.feed(byte, at: now)) }
      let end = now + pause
      while let deadline = decoder.deadline, deadline <= end { note(decoder.pause(at: deadline)) }
      now = end
    }
    #expect(decoder.deadline == nil)
    return inputs
  }

  @Test(arguments: [5, 30, 100, 300, 800, 2000], [50, 150])
  func `nothing is typed that was not a key, wherever a sequence is cut`(gap: Int, delay: Int) {
    for sequence in Self.sequences {
      let bytes = Array(sequence.utf8)
      let whole = FormScreensTests.decoded(bytes: bytes)
      for cut in bytes.indices.dropFirst() {
        let parts = decoded(
          bytes[..<cut],
          .milliseconds(gap),
          bytes[cut...],
          escapeDelay: .milliseconds(delay)
        )
        let place = "\(sequence.debugDescription), cut after \(cut)"
        // Time decides on nothing but a lone Escape, Alt-_, which is the key to redo, and later on
        // Alt with the other beginnings.
        let begun = Array(bytes[..<cut].suffix(2))
        let isOpen = begun.last == 0x1B && cut <= 2 || begun == [0x1B, 0x5F]
        let isRare = cut <= 3 && Self.rareKeys.contains(begun)
        if !isOpen && !(isRare && gap >= 500) || gap < delay {
          #expect(parts == whole, "\(place)")
        } else if sequence.count > 2 {
          #expect(parts.compactMap(\.typed) == whole.compactMap(\.typed), "\(place)")
        }
      }
    }
  }

  @Test(arguments: [30, 100, 300])
  func `a sequence that arrives byte by byte is one`(gap: Int) {
    for sequence in Self.sequences where sequence.utf8.count > 2 {
      var decoder = KeyDecoder(escapeDelay: .milliseconds(400))
      var now = ContinuousClock.now
      var inputs: [KeyDecoder.Input] = []
      for byte in sequence.utf8 {
        if let input = decoder.pause(at: now) { inputs.append(input) }
        if let input = decoder.feed(byte, at: now) { inputs.append(input) }
        while let input = decoder.takeQueued() { inputs.append(input) }
        now += .milliseconds(gap)
      }
      if let input = decoder.settle() { inputs.append(input) }
      #expect(inputs == FormScreensTests.decoded(sequence), "\(sequence.debugDescription)")
    }
  }

  @Test(arguments: [("\u{1B}[1;5", "A"), ("\u{1B}]11;rgb", ""), ("\u{1B}[<0;3", ""), ("界", "")])
  func `what is never completed is dropped`(beginning: String, end: String) {
    let bytes = Array(beginning.utf8)
    let cut = beginning == "界" ? bytes[..<2] : bytes[...]
    #expect(decoded(cut, .seconds(5), Array("x".utf8)[...]) == [.key(.character("x"))])
    #expect(decoded(cut, .milliseconds(4999), Array(end.utf8)[...]).compactMap(\.typed) == [])
  }

  @Test func `Escape is a key after its delay, not before`() {
    for (gap, input) in [(49, [.key(.alt("x"))]), (50, [.key(.escape), .key(.character("x"))])]
      as [(Int, [KeyDecoder.Input])]
    {
      #expect(decoded([0x1B], .milliseconds(gap), [0x78]) == input)
    }
  }

  @Test(arguments: ["[2024]", "OK", "[[", "[", "]x", "Xavier", "_", "P.S.", "[,", "Open", "[a"])
  func `what is typed after Escape is typed, even soon`(text: String) {
    let keys = text.map { KeyDecoder.Input.key(.character($0)) }
    for gap in [50, 200, 1000, 2549, 2550, 9000] {
      // Typed by hand, or in one piece by a program.
      var decoder = KeyDecoder()
      var now = ContinuousClock.now
      var inputs: [KeyDecoder.Input] = []
      for (byte, pause) in zip([0x1B] + text.utf8, [gap] + Array(repeating: 25, count: text.count))
      {
        if let input = decoder.feed(byte, at: now) { inputs.append(input) }
        now += .milliseconds(pause)
        while let input = decoder.pause(at: now) { inputs.append(input) }
        while let input = decoder.takeQueued() { inputs.append(input) }
      }
      #expect(inputs == [.key(.escape)] + keys, "after \(gap) ms")
    }
  }

  @Test func `a sequence whose Escape was taken for a key is still one`() {
    for gap in [50, 300, 2549] {
      #expect(decoded([0x1B], .milliseconds(gap), [0x5B, 0x41]) == [.key(.escape), .key(.up)])
    }
    #expect(decoded([0x1B], .milliseconds(2551), [0x5B, 0x41]).count == 3, "that is too late")
  }

  @Test(arguments: [
    ("[", "hello"), ("[", "1"), ("O", "eps"), ("]", "Linus"), ("X", "yz"), ("P", "3"),
  ])
  func `what is typed after Alt and a letter that begins sequences is typed`(
    letter: String,
    text: String
  ) {
    var decoder = KeyDecoder()
    var now = ContinuousClock.now
    var inputs: [KeyDecoder.Input] = []
    let pauses = [0, 800] + Array(repeating: 100, count: text.count)
    for (byte, pause) in zip([0x1B] + letter.utf8 + text.utf8, pauses) {
      if let input = decoder.feed(byte, at: now) { inputs.append(input) }
      now += .milliseconds(pause)
      while let input = decoder.pause(at: now) { inputs.append(input) }
      while let input = decoder.takeQueued() { inputs.append(input) }
    }
    #expect(inputs == [.key(.alt(Character(letter)))] + text.map { .key(.character($0)) })
  }

  @Test func `a paste whose beginning comes late is one`() {
    for cut in 1..<6 {
      let bytes = Array("\u{1B}[200~".utf8)
      for gap in [100, 800, 2000] {
        let inputs = decoded(bytes[..<cut], .milliseconds(gap), bytes[cut...])
        #expect(inputs.last == .pasteStart, "cut after \(cut), \(gap) ms")
      }
    }
  }

  @Test func `an Escape can be taken back if more follows`() {
    var decoder = KeyDecoder()
    let now = ContinuousClock.now
    #expect(decoder.feed(0x1B, at: now) == nil)
    #expect(!decoder.hasDecidedOnEscape)
    #expect(decoder.pause(at: now + .milliseconds(49)) == nil)
    #expect(decoder.pause(at: now + .milliseconds(50)) == .key(.escape))
    #expect(decoder.hasDecidedOnEscape)
    decoder.retractEscape(at: now + .milliseconds(90))
    #expect(decoder.feed(0x5B, at: now + .milliseconds(90)) == nil)
    #expect(decoder.feed(0x44, at: now + .milliseconds(90)) == .key(.left))
    #expect(decoder.deadline == nil)
  }
}

extension KeyDecoder.Input {
  /// The character that it types, if any.
  fileprivate var typed: Character? {
    if case .key(let key) = self, case .character(let character) = key.symbol,
      key.modifiers.isEmpty
    {
      character
    } else {
      nil
    }
  }
}
