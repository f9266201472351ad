import Testing

@testable import FormValidation

struct CharacterSetNameTests {
  @Test(
    arguments: [
      (.letters, "letters", "letter"), (.uppercase, "uppercase letters", "uppercase letter"),
      (.lowercase, "lowercase letters", "lowercase letter"), (.digits, "digits", "digit"),
      (.special, "special characters", "special character"), (.whitespace, "spaces", "space"),
      (.emoji, "emoji", "emoji"), (.ascii, "ASCII characters", "ASCII character"),
      (.latin, "Latin letters", "Latin letter"), (.han, "Han letters", "Han letter"),
    ] as [(CharacterSetName, String, String)]
  )
  func `a message names many or one`(_ set: CharacterSetName, _ many: String, _ one: String) {
    #expect(set.term.counting(2) == many)
    #expect(set.term.counting(1) == one)
  }

  @Test(
    arguments: [
      (.letters, true), (.uppercase, true), (.lowercase, true), (.digits, false), (.special, false),
      (.whitespace, false), (.emoji, false), (.ascii, false),
      (.greek, true), (.thai, true),
    ] as [(CharacterSetName, Bool)]
  )
  func `combining marks count with their letters`(_ set: CharacterSetName, _ isAllowed: Bool) {
    #expect(!set.contains("\u{301}"))
    #expect(set.allowsNext("\u{301}") == isAllowed)
  }

  @Test(
    arguments: [
      (.katakana, "センター・ｽｰﾊﾟｰ", "ら、"), (.hiragana, "らーめん", "セ。"), (.han, "〆", "ー"),
      (.arabic, "محمـد", "،"), (.devanagari, "हाँ।", "a"), (.latin, "a", "ー।"),
    ] as [(CharacterSetName, String, String)]
  )
  func `signs that scripts share belong to each of them`(
    _ set: CharacterSetName,
    _ inside: String,
    _ outside: String
  ) {
    func isMember(_ character: Character) -> Bool {
      let scalars = character.unicodeScalars
      return set.contains(scalars.first!) && scalars.dropFirst().allSatisfy(set.allowsNext)
    }
    #expect(inside.allSatisfy(isMember))
    #expect(!outside.contains(where: isMember))
  }
}

extension Wording {
  /// The words for a count, as a message mentions them.
  func counting(_ count: Int) -> String {
    Message("{unit:n}").text(.term("unit", self, ["n": .number(Number(count))]))
  }
}
