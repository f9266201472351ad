/// How well a text that someone typed is found in a label, and where.
///
/// A label matches if it contains all letters of the text in their order. Better matches come
/// first: labels that begin with the text, then labels with a word that does, then labels with the
/// text inside, then labels with the letters apart. Among the last, those with fewer letters between
/// and more letters at the beginning of words come first: `prt` finds "Portugal" before "Puerto Rico",
/// and `uae` finds "United Arab Emirates".
///
/// Both texts are UTF-8 without case and accents, as `String.foldedBytes` has it.
struct FuzzyMatch: Hashable, Comparable, Sendable {
  /// The kinds of matches, the best first.
  enum Kind: Int, Hashable, Sendable {
    case start, word, inside, apart
  }

  /// What kind of match it is.
  let kind: Kind

  /// How far apart the letters are, less what those at the beginning of words are worth; 0 for
  /// other kinds.
  let distance: Int

  /// What a letter at the beginning of a word is worth, in letters between.
  private static let wordBonus = 4

  /// Finds a text in a label; `nil` if it is not there, or empty.
  /// - Complexity: O(n · m) at worst, O(n) for labels in which the text is apart or missing.
  init?(of sought: [UInt8], in label: [UInt8]) {
    guard let end = FuzzyMatch.endOfLetters(of: sought, in: label) else { return nil }
    if let (_, kind) = FuzzyMatch.bestStart(of: sought, in: label) {
      (self.kind, distance) = (kind, 0)
      return
    }
    kind = .apart
    distance = FuzzyMatch.placesApart(of: sought, in: label, before: end).distance
  }

  static func < (left: FuzzyMatch, right: FuzzyMatch) -> Bool {
    (left.kind.rawValue, left.distance) < (right.kind.rawValue, right.distance)
  }

  /// The bytes of a label that a text is found in, in ascending order; empty if it is not there.
  static func places(of sought: [UInt8], in label: [UInt8]) -> [Int] {
    guard let end = endOfLetters(of: sought, in: label) else { return [] }
    if let (start, _) = bestStart(of: sought, in: label) {
      return Array(start..<start + sought.count)
    }
    return placesApart(of: sought, in: label, before: end).places
  }

  /// The end of the shortest beginning of a label that has all letters of a text in their order.
  private static func endOfLetters(of sought: [UInt8], in label: [UInt8]) -> Int? {
    guard !sought.isEmpty, sought.count <= label.count else { return nil }
    var found = 0
    for (place, byte) in label.enumerated() where byte == sought[found] {
      found += 1
      if found == sought.count { return place + 1 }
    }
    return nil
  }

  /// Where a text is in a label in one piece, at the best place.
  private static func bestStart(of sought: [UInt8], in label: [UInt8]) -> (Int, Kind)? {
    var inside: Int?
    for start in 0...(label.count - sought.count) where label[start] == sought[0] {
      guard label[start...].starts(with: sought) else { continue }
      if start == 0 { return (0, .start) }
      if label.beginsWord(at: start) { return (start, .word) }
      inside = inside ?? start
    }
    return inside.map { ($0, .inside) }
  }

  /// The letters of a text in a label: each as late as those after it allow, or each as early as
  /// those before it do, whichever is better.
  private static func placesApart(
    of sought: [UInt8],
    in label: [UInt8],
    before end: Int
  ) -> (places: [Int], distance: Int) {
    var late: [Int] = []
    var early: [Int] = []
    for byte in sought.reversed() {
      guard let found = label[..<(late.last ?? end)].lastIndex(of: byte) else { break }
      late.append(found)
    }
    late.reverse()
    for byte in sought {
      let rest = label[(early.last.map { $0 + 1 } ?? 0)...]
      guard let found = rest.firstIndex(of: byte) else { break }
      early.append(found)
    }
    let (latest, earliest) = (distance(of: late, in: label), distance(of: early, in: label))
    return earliest < latest ? (early, earliest) : (late, latest)
  }

  private static func distance(of places: [Int], in label: [UInt8]) -> Int {
    let span = (places.last ?? 0) + 1 - (places.first ?? 0)
    let bonus = places.count { label.beginsWord(at: $0) } * wordBonus
    return span - places.count - bonus
  }
}

extension [UInt8] {
  /// Whether a word begins at a place.
  fileprivate func beginsWord(at place: Int) -> Bool {
    place == 0 || !self[place - 1].isWordByte
  }
}

extension UInt8 {
  /// Whether the byte is a letter or digit, or part of one beyond ASCII.
  fileprivate var isWordByte: Bool {
    self >= 0x80 || UInt8(ascii: "a")...UInt8(ascii: "z") ~= self
      || UInt8(ascii: "0")...UInt8(ascii: "9") ~= self
  }
}

extension String {
  /// The characters in which a text is found, as ranges of neighbors; empty if it is not there.
  func parts(matching text: String) -> [Range<String.Index>] {
    var bytes: [UInt8] = []
    var owners: [String.Index] = []
    for index in indices {
      let folded = String(self[index]).foldedBytes
      bytes += folded
      owners += Array(repeating: index, count: folded.count)
    }
    var parts: [Range<String.Index>] = []
    for place in FuzzyMatch.places(of: text.foldedBytes, in: bytes) {
      let part = owners[place]..<index(after: owners[place])
      guard let last = parts.last, part.lowerBound <= last.upperBound else {
        parts.append(part)
        continue
      }
      parts[parts.count - 1] = last.lowerBound..<Swift.max(last.upperBound, part.upperBound)
    }
    return parts
  }
}
