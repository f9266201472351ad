/// How well a typed text matches a label, and where.
///
/// A label matches if each word of the text begins one of its words, or it contains all letters of
/// the text in order. Better matches come first: labels that begin with the text, then labels with a
/// word that does, then labels that contain the text, then labels with its words apart, then labels
/// with its letters apart. Among the last, those with fewer letters in between and more letters at
/// the beginning of words come first: `prt` finds "Portugal" before "Puerto Rico", and `uae` finds
/// "United Arab Emirates".
///
/// `_`, `-` and `/` are spaces, in the text and in labels.
///
/// Both texts are UTF-8 without case and accents, as returned by `String.foldedBytes`.
struct FuzzyMatch: Equatable, Comparable, Sendable {
  /// The kinds of matches, best first.
  enum Kind: Int, Hashable, Sendable {
    case start, word, inside, words, apart
  }

  /// The kind of the match.
  let kind: Kind

  /// The distance between the letters, less the bonus for those at the beginning of words; 0 for
  /// other kinds.
  let distance: Int

  /// The bonus for a letter at the beginning of a word, in letters of distance.
  private static let wordBonus = 4

  /// Finds a text in a label; `nil` if it is empty or not found.
  /// - Complexity: O(n · m) in the worst case; O(n) if the text is apart or missing.
  init?(of sought: [UInt8], in label: [UInt8]) {
    let end = FuzzyMatch.endOfLetters(of: sought, in: label)
    if end != nil, let (_, kind) = FuzzyMatch.bestStart(of: sought[...], in: label) {
      (self.kind, distance) = (kind, 0)
      return
    }
    if FuzzyMatch.eachWord(of: sought, isIn: label) {
      (kind, distance) = (.words, 0)
      return
    }
    guard let end else { return nil }
    kind = .apart
    distance = FuzzyMatch.indicesApart(of: sought, in: label, before: end).distance
  }

  static func < (left: FuzzyMatch, right: FuzzyMatch) -> Bool {
    (left.kind.rawValue, left.distance) < (right.kind.rawValue, right.distance)
  }

  /// Returns the offsets of the matching bytes of a label, in ascending order; empty if there is no
  /// match.
  static func indices(of sought: [UInt8], in label: [UInt8]) -> [Int] {
    let end = endOfLetters(of: sought, in: label)
    if end != nil, let (start, _) = bestStart(of: sought[...], in: label) {
      return Array(start..<start + sought.count)
    }
    var words: Set<Int> = []
    let isFound = eachWord(of: sought, isIn: label) { words.formUnion($0) }
    if isFound { return words.sorted() }
    guard let end else { return [] }
    return indicesApart(of: sought, in: label, before: end).indices
  }

  /// Returns the end of the shortest prefix of a label that contains all letters of a text in
  /// order.
  private static func endOfLetters(of sought: [UInt8], in label: [UInt8]) -> Int? {
    guard !sought.isEmpty, sought.count <= label.count else { return nil }
    var found = 0
    for (index, byte) in label.enumerated() where byte.isSame(as: sought[found]) {
      found += 1
      if found == sought.count { return index + 1 }
    }
    return nil
  }

  /// Returns whether each word of a text of several begins a word of a label.
  private static func eachWord(
    of sought: [UInt8],
    isIn label: [UInt8],
    _ use: (Range<Int>) -> Void = { _ in }
  ) -> Bool {
    guard sought.contains(where: \.isBlank) else { return false }
    var rest = sought[...].drop(while: \.isBlank)
    if rest.isEmpty { return false }
    while !rest.isEmpty {
      let word = rest.prefix { !$0.isBlank }
      guard let (start, kind) = bestStart(of: word, in: label), kind != .inside else {
        return false
      }
      use(start..<start + word.count)
      rest = rest[word.endIndex...].drop(while: \.isBlank)
    }
    return true
  }

  /// Returns the best position of a text that is in a label in one piece.
  private static func bestStart(of sought: ArraySlice<UInt8>, in label: [UInt8]) -> (Int, Kind)? {
    var inside: Int?
    guard let first = sought.first, sought.count <= label.count else { return nil }
    for start in 0...(label.count - sought.count) where label[start].isSame(as: first) {
      guard label[start...].starts(with: sought, by: { $0.isSame(as: $1) }) else { continue }
      if start == 0 { return (0, .start) }
      if label.beginsWord(at: start) { return (start, .word) }
      inside = inside ?? start
    }
    return inside.map { ($0, .inside) }
  }

  /// Returns the positions of a text's letters in a label: each as late as those after it allow, or
  /// each as early as those before it do, whichever is better.
  private static func indicesApart(
    of sought: [UInt8],
    in label: [UInt8],
    before end: Int
  ) -> (indices: [Int], distance: Int) {
    var late: [Int] = []
    var early: [Int] = []
    for byte in sought.reversed() {
      let found = label[..<(late.last ?? end)].lastIndex { $0.isSame(as: byte) }
      guard let found else { break }
      late.append(found)
    }
    late.reverse()
    for byte in sought {
      let rest = label[(early.last.map { $0 + 1 } ?? 0)...]
      guard let found = rest.firstIndex(where: { $0.isSame(as: byte) }) else { break }
      early.append(found)
    }
    let (latest, earliest) = (distance(of: late, in: label), distance(of: early, in: label))
    return earliest < latest ? (early, earliest) : (late, latest)
  }

  private static func distance(of indices: [Int], in label: [UInt8]) -> Int {
    let span = (indices.last ?? 0) + 1 - (indices.first ?? 0)
    let bonus = indices.count { label.beginsWord(at: $0) } * wordBonus
    return span - indices.count - bonus
  }
}

extension [UInt8] {
  /// Returns whether a word begins at an offset.
  fileprivate func beginsWord(at index: Int) -> Bool {
    index == 0 || !self[index - 1].isWordByte
  }
}

extension UInt8 {
  /// Whether the byte separates words in the names of files, branches and time zones.
  fileprivate var isBlank: Bool {
    self == UInt8(ascii: " ") || self == UInt8(ascii: "_") || self == UInt8(ascii: "-")
      || self == UInt8(ascii: "/")
  }

  /// Returns whether two bytes are equal, or both separate words.
  fileprivate func isSame(as other: UInt8) -> Bool { self == other || isBlank && other.isBlank }

  /// Whether the byte is a letter or digit, or part of a non-ASCII character.
  fileprivate var isWordByte: Bool {
    self >= 0x80 || UInt8(ascii: "a")...UInt8(ascii: "z") ~= self
      || UInt8(ascii: "0")...UInt8(ascii: "9") ~= self
  }
}

extension String {
  /// Returns the ranges of characters that match a text; empty if there is no match.
  func parts(matching text: String) -> [Range<String.Index>] {
    if text.isEmpty { return [] }
    var bytes: [UInt8] = []
    var owners: [String.Index] = []
    for index in indices {
      let folded = String(self[index]).foldedBytes
      bytes += folded
      owners += Array(repeating: index, count: folded.count)
    }
    var parts: [Range<String.Index>] = []
    for byte in FuzzyMatch.indices(of: text.foldedBytes, in: bytes) {
      let part = owners[byte]..<index(after: owners[byte])
      guard let last = parts.last, part.lowerBound <= last.upperBound else {
        parts.append(part)
        continue
      }
      parts[parts.count - 1] = last.lowerBound..<Swift.max(last.upperBound, part.upperBound)
    }
    return parts
  }
}
