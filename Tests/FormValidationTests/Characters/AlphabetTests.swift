import Testing

@testable import FormValidation

struct AlphabetTests {
  @Test(
    arguments: [
      (.letters, "aé", true), (.letters, "a1", false), (.lettersAndDigits, "a1", true),
      (.lettersAndDigits, "a-", false), (.lettersDigitsAndDashes, "a1-_", true),
      (.lettersDigitsAndDashes, "a b", false),
    ] as [(Alphabet.Extent, String, Bool)]
  )
  func `an extent says what is allowed`(_ extent: Alphabet.Extent, _ text: String, _ holds: Bool) {
    let alphabet = Alphabet(extent, ascii: false, ignoring: "")
    #expect(alphabet.verdict(on: text, "No.").isValid == holds)
  }
}
