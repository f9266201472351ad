package import FormWidgets
package import SeededRandom

/// A random edit of a text, by all that a keyboard and a clipboard can enter.
package enum RandomEdit: Hashable, Sendable {
  /// A key is pressed.
  case key(Key)
  /// A text is pasted.
  case paste(String)

  /// Scalars of all kinds that a key can type: letters, marks, joiners, emoji and their parts,
  /// halves of flags, right-to-left scripts, jamo, zero-width spaces, direction controls.
  package static let scalars: [Unicode.Scalar] =
    Array(
      ("aZ09 _-.,  xé日本語。ｱ한각กำनिش‏عמ" + "👩👧🏽👍😀❤🏴🇩🇪🇯" + "각").unicodeScalars
    ) + [
      "\u{301}", "\u{308}", "\u{327}", "\u{20DD}", "\u{489}", "\u{200D}", "\u{200C}", "\u{FE0F}",
      "\u{FE0E}", "\u{200B}", "\u{2060}", "\u{FEFF}", "\u{AD}", "\u{202E}", "\u{2066}", "\u{A0}",
      "\u{3000}", "\u{115F}", "\u{1160}", "\u{1F1E6}", "\u{1D165}", "\u{E0067}", "\u{FDFD}",
      "\u{20E3}", "\u{345}", "\u{1F3FD}", "\u{E007F}", "\u{1B}", "\u{7F}", "\u{9B}", "\u{2028}",
      "\u{85}",
    ]

  /// Texts that can only be pasted.
  package static let pastes = [
    "one two", "  ", "👩‍👩‍👧‍👦", "🇩🇪🇯🇵", "e\u{301}\u{327}", "👍🏽❤️", "日本語 text", "\u{301}", "\u{200D}👧",
    "\u{1B}[31mred\u{1B}[0m", "\u{7}\u{0}\u{7F}", "\u{9B}2J", "a\tb", "one\ntwo", "\n", "a\r\nb\rc",
    "\u{202E}abc\u{202C}", "\u{2028}\u{2029}\u{85}", "مرحبا بالعالم",
    "z\u{33F}\u{308}\u{320}\u{489}\u{36F}",
  ]

  /// Returns a text of up to eight scalars of all kinds, for pasting.
  package static func paste(using random: inout SeededGenerator) -> String {
    let count = random.index(below: 9)
    let picked = (0..<count).map { _ in scalars[random.index(below: scalars.count)] }
    return String(String.UnicodeScalarView(picked))
  }

  /// Returns a random edit, including some of the editing keys.
  package static func next(
    keys: [Key],
    using random: inout SeededGenerator
  ) -> RandomEdit {
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<11: return .key(.character(Character(scalars[random.index(below: scalars.count)])))
    case 11: return .paste(pastes[random.index(below: pastes.count)])
    default: return .key(keys[random.index(below: keys.count)])
    }
  }
}

extension SeededGenerator {
  /// Returns a number from 0 to below a limit.
  package mutating func index(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }
}
