/// A password, and the plainer ones that it may be a slight change of.
///
/// `P4ssw0rd!`, `PASSWORD2024` and `password` are the same to whoever guesses. Case, up to two
/// signs and up to four digits at the end, and signs that stand for letters make no difference.
struct PasswordVariants {
  private let variants: Set<String>

  /// Creates the variants of a password.
  /// - Complexity: O(1) for a password of more than 160 bytes, which has no variants.
  init(_ password: String) {
    guard password.utf8.count <= PasswordVariants.limit else {
      variants = []
      return
    }
    let folded = password.normalized(to: .nfkc).foldedCase
    let stem = folded.dropping(upTo: 2, where: \.isSpecial)
    let bare = stem.dropping(upTo: 4, where: \.isASCIIDigit)
    var variants: Set<String> = []
    for text in [folded, stem, bare] {
      variants.insert(text)
      variants.insert(text.spelt(PasswordVariants.letters))
      variants.insert(text.spelt(PasswordVariants.otherLetters))
    }
    self.variants = variants
  }

  /// Whether one of them is of a set, whose words are in small letters.
  func meet(_ words: Set<String>) -> Bool { !variants.isDisjoint(with: words) }

  /// More bytes than a common password has with its changes.
  static let limit = 160

  /// What each character of ASCII is spelt like: in small letters, and with either reading of
  /// signs.
  static let spellings: [[UInt8]] = [[:], letters, otherLetters].map { letters in
    (UInt8(0)..<0x80).map { byte in
      let small = byte.capital.map { $0 + 0x20 } ?? byte
      return letters[Unicode.Scalar(small)].map { UInt8(ascii: $0) } ?? small
    }
  }

  private static let letters: [Unicode.Scalar: Unicode.Scalar] = [
    "0": "o", "1": "l", "3": "e", "4": "a", "5": "s", "6": "g", "7": "t", "8": "b", "9": "g",
    "@": "a", "$": "s", "!": "i", "+": "t", "|": "l", "(": "c", "€": "e",
  ]

  // What looks like two letters is tried as the other one, too.
  private static let otherLetters = letters.merging(["1": "i", "!": "l", "7": "l", "|": "i"]) {
    $1
  }
}

extension String {
  fileprivate func dropping(
    upTo count: Int,
    where isDropped: (Unicode.Scalar) -> Bool
  ) -> String {
    var rest = unicodeScalars[...]
    for _ in 0..<count {
      guard let last = rest.last, isDropped(last) else { break }
      rest.removeLast()
    }
    return String(rest)
  }

  fileprivate func spelt(_ letters: [Unicode.Scalar: Unicode.Scalar]) -> String {
    String(String.UnicodeScalarView(unicodeScalars.lazy.map { letters[$0] ?? $0 }))
  }
}
