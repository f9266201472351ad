import FormValidation
import SeededRandom
import Testing

/// The laws of typing for patterns, which anyone may write.
struct PatternLawTests {
  private static let atoms = [
    "a", "b", "é", ".", "[ab]", "[^a]", "\\b", "\\B", "^", "$", "\\z", "\\Z", "(?=a)", "(?!b)",
    "(?<=a)",
    "(?<!b)", "(?!$)", "\\1", "\\w", "\\s", "\\R", "\\X", "\\K", "(?=.*b)", "(?i)A", "(?m)^", "()",
    "(?(1)a|b)",
    "(*COMMIT)", "(*PRUNE)", "(*ACCEPT)", "(?R)?", "(?1)?", "(?>a|ab)", "(?<=b.)", "ab", "\\r\\n?",
  ]
  private static let quantifiers = [
    "", "", "", "?", "*", "+", "??", "*?", "++", "*+", "{2}", "{1,3}", "{2,}+",
  ]
  private static let alphabet: [Unicode.Scalar] = ["a", "b", "é", " ", "\r", "\n", "\u{301}"]

  private static func expression(using generator: inout SeededGenerator, depth: Int = 2) -> String {
    let alternatives = (0..<Int.random(in: 1...2, using: &generator)).map { _ in
      (0..<Int.random(in: 1...4, using: &generator)).map { _ in
        let quantifier = quantifiers.randomElement(using: &generator) ?? ""
        if depth > 0, Int.random(in: 0..<4, using: &generator) == 0 {
          return "(" + expression(using: &generator, depth: depth - 1) + ")" + quantifier
        }
        let atom = atoms.randomElement(using: &generator) ?? "a"
        return "(?:\(atom))\(quantifier)"
      }
      .joined()
    }
    return alternatives.joined(separator: "|")
  }

  /// All texts of at most so many scalars, each after its own start.
  private static func texts(ofLength length: Int) -> [String] {
    var all = [""]
    var last = [""]
    for _ in 0..<length {
      last = last.flatMap { start in
        alphabet.map { scalar in
          var text = start
          text.unicodeScalars.append(scalar)
          return text
        }
      }
      all += last
    }
    return all
  }

  @Test(arguments: [UInt64(1), 2, 3, 4])
  func `no start of a matching text is invalid, and invalid text stays invalid`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let texts = Self.texts(ofLength: 3)
    var (valid, invalid) = (0, 0)
    for _ in 0..<150 {
      let expression = Self.expression(using: &generator)
      guard let clause = try? Clause.pattern(expression) else { continue }
      // By bytes: to a string, a letter and an accent may be one character typed before.
      var broken: Set<[UInt8]> = []
      for text in texts {
        let standing = clause.standing(of: text)
        let start = Array(String(text.unicodeScalars.dropLast()).utf8)
        if standing == .invalid { broken.insert(Array(text.utf8)) }
        if !text.isEmpty, broken.contains(start) {
          #expect(standing == .invalid, "seed \(seed): \(expression) on \(text.debugDescription)")
          broken.insert(Array(text.utf8))
        }
        valid += standing == .valid ? 1 : 0
        invalid += standing == .invalid ? 1 : 0
      }
    }
    #expect(valid > 1_000 && invalid > 1_000, "seed \(seed)")
  }
}
