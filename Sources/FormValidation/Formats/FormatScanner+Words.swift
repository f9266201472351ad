extension FormatScanner {
  /// How many bytes from a place on are those of a word, in small letters or capitals.
  func agreement(with word: String, from start: Int) -> Int {
    var count = 0
    for byte in word.utf8 {
      guard start + count < bytes.count else { break }
      let other = bytes[start + count]
      guard (other.capital ?? other) == (byte.capital ?? byte) else { break }
      count += 1
    }
    return count
  }

  /// Whether the text begins with a word, in small letters or capitals.
  func beginsWith(_ word: String) -> Bool { agreement(with: word, from: 0) == word.utf8.count }

  /// Goes past words, in small letters or capitals.
  mutating func skipWord(_ word: String) -> Bool {
    guard agreement(with: word, from: index) == word.utf8.count else { return false }
    index += word.utf8.count
    return true
  }
}
