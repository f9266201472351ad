extension Character {
  /// Whether a line may end behind the character, and the next one begin with another, without a
  /// space in between: beside wide characters, such as those of Japanese.
  func allowsBreak(before next: Character) -> Bool {
    (cellWidth > 1 || next.cellWidth > 1) && !Character.starts.contains(self)
      && !Character.ends.contains(next)
  }

  /// What may not end a line: it opens what follows.
  /// - Source: W3C, Requirements for Japanese Text Layout, 3.1.8.
  private static let starts: Set<Character> = Set("‘“([{（〔［｛〈《「『【〘〖«〝")

  /// What may not begin a line: it closes, or goes on with, what stands before it.
  /// - Source: W3C, Requirements for Japanese Text Layout, 3.1.7.
  private static let ends: Set<Character> = Set(
    "’”)]}）〕］｝〉》」』】〙〗»〟‐〜゠–!?！？‼⁇⁈⁉・:;：；。．.、，,…‥ヽヾゝゞ々〻ー"
      + "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿ"
  )
}
