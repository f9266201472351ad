import FormValidation
import Foundation
import SeededRandom
import Testing

/// Foundation's forms are the measure.
struct NormalizationFormTests {
  private static func foundation(_ text: String, _ form: NormalizationForm) -> String {
    form == .nfc
      ? text.precomposedStringWithCanonicalMapping : text.precomposedStringWithCompatibilityMapping
  }

  /// The scalars that were assigned when the tables were made.
  private static let scalars = (UInt32(0)..<0x30000).compactMap(Unicode.Scalar.init).filter {
    $0.properties.age.map { ($0.major, $0.minor) <= (15, 0) } ?? false
  }

  @Test(arguments: NormalizationForm.allCases)
  func `every scalar is normalized as by Foundation`(_ form: NormalizationForm) {
    for scalar in Self.scalars {
      let text = String(scalar)
      let wanted = Self.foundation(text, form)
      guard !text.normalized(to: form).utf8.elementsEqual(wanted.utf8) else { continue }
      Issue.record("\(scalar.value): \(text.normalized(to: form)) is not \(wanted)")
    }
  }

  private static let marks = scalars.filter {
    $0.properties.canonicalCombiningClass != .notReordered
  }

  private func text(of letters: String, using generator: inout SeededGenerator) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      text.unicodeScalars.append(letters.unicodeScalars.randomElement(using: &generator) ?? "a")
      for _ in 0..<Int.random(in: 0...4, using: &generator) {
        text.unicodeScalars.append(Self.marks.randomElement(using: &generator) ?? "\u{301}")
      }
    }
    return text
  }

  @Test(arguments: NormalizationForm.allCases)
  func `random texts are normalized as by Foundation`(_ form: NormalizationForm) {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<3_000 {
      let text = text(of: "aeiouAELdsçφαﬁ", using: &generator)
      let result = text.normalized(to: form)
      #expect(
        result.utf8.elementsEqual(Self.foundation(text, form).utf8),
        "seed 3: \(Array(text.unicodeScalars))"
      )
      #expect(result.isNormalized(to: form))
    }
  }

  /// Foundation leaves some syllables apart whose marks follow, so strings' equality is the
  /// measure.
  @Test func `random texts of Hangul stay canonically equivalent`() {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<1_000 {
      let text = text(of: "\u{1100}\u{1161}\u{11A8}\u{11A7}가각", using: &generator)
      let result = text.normalized(to: .nfc)
      #expect(result == text, "seed 4: \(Array(text.unicodeScalars))")
      #expect(result.isNormalized(to: .nfc))
    }
  }

  @Test(arguments: [
    ("\u{1100}\u{1161}", "\u{AC00}"), ("\u{AC00}\u{11A8}", "\u{AC01}"),
    ("\u{1100}\u{1161}\u{11A8}", "\u{AC01}"), ("\u{AC00}\u{11A7}", "\u{AC00}\u{11A7}"),
    ("\u{AC01}\u{11A8}", "\u{AC01}\u{11A8}"),
    ("\u{1100}\u{301}\u{1161}", "\u{1100}\u{301}\u{1161}"),
    ("\u{1112}\u{1175}\u{11C2}", "\u{D7A3}"),
  ])
  func `Hangul letters compose their syllable`(_ text: String, _ result: String) {
    #expect(text.normalized(to: .nfc).unicodeScalars.elementsEqual(result.unicodeScalars))
  }

  /// Foundation's tables are older than these letters.
  @Test(arguments: [
    ("\u{105D2}\u{307}", "\u{105C9}"), ("\u{113C2}\u{113C2}", "\u{113C5}"),
    ("\u{16D67}\u{16D67}", "\u{16D68}"),
  ])
  func `Unicode 16 letters are composed`(_ text: String, _ result: String) {
    #expect(text.normalized(to: .nfc).unicodeScalars.elementsEqual(result.unicodeScalars))
  }

  @Test func `a long run of marks is sorted`() {
    let text = "a" + String(repeating: "\u{301}\u{323}", count: 50_000)
    let result = text.normalized(to: .nfc).unicodeScalars
    #expect(result.first == "\u{1EA1}")
    #expect(result.count == 100_000)
    #expect("\u{301}\u{323}".normalized(to: .nfc).unicodeScalars.first == "\u{323}")
    #expect("".normalized(to: .nfkc).isEmpty)
  }

  @Test(.timeLimit(.minutes(5)))
  func `a long text takes linear time`() {
    let result = String(repeating: "e\u{301}x\u{301}", count: 50_000).normalized(to: .nfc)
    #expect(result.unicodeScalars.count == 150_000)
  }
}
