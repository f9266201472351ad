extension String {
  /// Returns the text wrapped to a width in cells; at least one line.
  ///
  /// A line ends at a space or next to a wide character, unless punctuation or a bracket forbids
  /// it; a longer word is broken at the end of the line.
  /// - Complexity: O(n), in characters.
  package func wrapped(to columns: Int) -> [String] {
    guard cellWidth > columns else { return [self] }
    var lines: [String] = []
    var line = ""
    var width = 0
    for word in split(separator: " ") {
      var gap = width > 0 ? 1 : 0
      for piece in word.pieces(of: columns) {
        if width > 0, width + gap + piece.width > columns {
          lines.append(line)
          (line, width, gap) = ("", 0, 0)
        }
        if gap > 0 { line += " " }
        line += piece.text
        width += gap + piece.width
        gap = 0
      }
    }
    return lines + [line]
  }
}

extension Substring {
  /// A part of a word that stays on one line, and its width.
  fileprivate typealias Piece = (text: Substring, width: Int)

  /// Returns the word in unbreakable pieces, none wider than a line if a character fits.
  fileprivate func pieces(of columns: Int) -> [Piece] {
    var pieces: [Piece] = []
    var start = startIndex
    var width = 0
    var last: Character?
    for index in indices {
      let character = self[index]
      if let last, last.allowsBreak(before: character) {
        pieces += self[start..<index].broken(to: columns, from: width)
        (start, width) = (index, 0)
      }
      width += character.cellWidth
      last = character
    }
    return pieces + self[start...].broken(to: columns, from: width)
  }

  /// Splits the text into pieces no wider than a line, each with at least one character.
  private func broken(to columns: Int, from width: Int) -> [Piece] {
    guard width > columns else { return [(self, width)] }
    var pieces: [Piece] = []
    var start = startIndex
    var width = 0
    for index in indices {
      let cells = self[index].cellWidth
      if width + cells > columns, start < index {
        pieces.append((self[start..<index], width))
        (start, width) = (index, 0)
      }
      width += cells
    }
    return pieces + [(self[start...], width)]
  }
}

extension Character {
  /// Returns whether a line may break between the character and the next one without a space:
  /// beside wide characters, such as those of Japanese.
  package func allowsBreak(before next: Character) -> Bool {
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
