extension Character {
  /// Returns whether a line may break between the character and the next one without a space:
  /// beside wide characters, such as those of Japanese.
  func allowsBreak(before next: Character) -> Bool {
    (cellWidth > 1 || next.cellWidth > 1) && !Character.starts.contains(self)
      && !Character.ends.contains(next)
  }

  /// Characters that must not end a line: opening brackets and quotation marks.
  /// - Source: W3C, Requirements for Japanese Text Layout, 3.1.8.
  private static let starts: Set<Character> = Set("‘“([{（〔［｛〈《「『【〘〖«〝")

  /// Characters that must not begin a line: closing or continuing ones.
  /// - Source: W3C, Requirements for Japanese Text Layout, 3.1.7.
  private static let ends: Set<Character> = Set(
    "’”)]}）〕］｝〉》」』】〙〗»〟‐〜゠–!?！？‼⁇⁈⁉・:;：；。．.、，,…‥ヽヾゝゞ々〻ー"
      + "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿ"
  )
}
