/// Searches for a text on which an expression exceeds its limits.
///
/// It types ahead along what the expression can still match, repeats a part of it, and ends with
/// something that it cannot match: the shape of every known explosion. The texts come from a seed,
/// so that the same expression has the same witness everywhere.
package struct PatternCost {
  /// The number of texts tried for an expression; most take a microsecond.
  private static let trialLimit = 1_200

  /// The longest text in bytes: the engine allows fewer steps on longer ones.
  private let lengthLimit: Int

  private let pattern: Pattern
  private let starting: CompiledPattern?
  private let letters: [Unicode.Scalar]
  private var state: UInt64

  /// Creates a search for a text of at most a length in bytes; `nil` if the expression is invalid.
  package init?(
    _ expression: String,
    isWhole: Bool,
    ignoreCase: Bool,
    lengthLimit: Int = .max,
    seed: UInt64 = 1
  ) {
    guard let pattern = try? Pattern(expression, anchored: isWhole, ignoreCase: ignoreCase)
    else { return nil }
    self.pattern = pattern
    starting = try? CompiledPattern("(?:" + expression + ")\\z", .start, ignoreCase: ignoreCase)
    letters = PatternCost.letters(in: expression)
    self.lengthLimit = min(lengthLimit, isWhole ? 256 : 64)
    state = seed
  }

  /// Returns letters that the expression may distinguish: its own, and one of each common class.
  private static func letters(in expression: String) -> [Unicode.Scalar] {
    var letters: [Unicode.Scalar] = ["a", "A", "0", " ", "-", "_", ".", "@", "/", "!"]
    for scalar in expression.unicodeScalars.prefix(200)
    where !letters.contains(scalar) && !"\\()[]{}*+?|^$".unicodeScalars.contains(scalar) {
      letters.append(scalar)
    }
    return Array(letters.prefix(40))
  }

  /// Returns a text on which the match exceeds its limits, with as few repetitions as possible;
  /// `nil` if none was found.
  package mutating func witness() -> String? {
    for _ in 0..<PatternCost.trialLimit {
      let start = beginning()
      let part = repeated(after: start)
      let end = ending()
      let room = lengthLimit - start.utf8.count - 4
      guard !part.isEmpty, room >= part.utf8.count else { continue }
      let most = room / part.utf8.count
      func text(_ count: Int) -> String {
        start + String(repeating: part, count: count) + end
      }
      guard isCostly(text(most)) else { continue }
      var (few, many) = (0, most)
      while many - few > 1 {
        let count = (few + many) / 2
        if isCostly(text(count)) { many = count } else { few = count }
      }
      return text(many)
    }
    return nil
  }

  /// Returns whether the verdict on a text is that it takes too long, rather than that it is wrong.
  private func isCostly(_ text: String) -> Bool {
    guard pattern.outcome(on: text) == .tooCostly else { return false }
    return pattern.verdict(on: text, among: [:]).violations.first?.code == "pattern.too_costly"
  }

  /// Returns one or two letters that a match may not end with.
  private mutating func ending() -> String {
    let first = [letters[below(letters.count)], "!", "\u{1}"][below(3)]
    return String(first) + (below(2) == 0 ? "" : String(letters[below(letters.count)]))
  }

  /// Returns a short text that a match can begin with.
  private mutating func beginning() -> String {
    var text = ""
    for _ in 0..<below(8) {
      let longer = text + String(letters[below(letters.count)])
      if starting?.match(longer) != .noMatch { text = longer }
    }
    return text
  }

  /// Returns one to three letters, after each of which a match can continue if that is easy to
  /// find.
  private mutating func repeated(after start: String) -> String {
    var part = ""
    let count = 1 + below(3)
    for _ in 0..<count * 6 where part.unicodeScalars.count < count {
      let letter = letters[below(letters.count)]
      if starting?.match(start + part + String(letter)) != .noMatch {
        part.unicodeScalars.append(letter)
      }
    }
    return part
  }

  /// Returns a number from 0 up to a bound.
  /// - Source: Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators", 2014.
  private mutating func below(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(max(1, bound)))
  }
}
