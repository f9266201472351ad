/// An estimate of the number of guesses that find a password.
///
/// A password is the cheapest sequence of parts that an attacker would try: words, repeats,
/// sequences, keys side by side, years, dates, and characters one by one.
/// - Source: D. L. Wheeler, "zxcvbn: Low-Budget Password Strength Estimation", USENIX Security 2016.
struct PasswordGuesses {
  /// The logarithm of the number of guesses, to the base 10.
  let logarithm: Double

  /// The score: 0 to 4.
  var score: Int { [3.0, 6, 8, 10].count { logarithm >= $0 } }

  /// The number of characters that count; the estimate takes time for each part.
  private static let limit = 64

  /// Estimates the guesses for a password.
  /// - Complexity: O(1): only the first 64 characters count.
  init(_ password: String) {
    let scalars = Array(password.unicodeScalars.prefix(Self.limit))
    logarithm = PasswordGuesses.leastGuesses(scalars, PasswordParts(scalars).all)
  }

  /// Returns the logarithm of the guesses for the cheapest sequence of parts.
  ///
  /// A sequence of n parts takes as many guesses as their product, in each of n! orders, after all
  /// sequences of fewer parts, of 10,000 guesses each.
  private static func leastGuesses(
    _ scalars: [Unicode.Scalar],
    _ parts: [PasswordParts.Part]
  ) -> Double {
    let count = scalars.count
    if count == 0 { return 0 }
    let ending = Dictionary(grouping: parts, by: \.range.upperBound)
    // The least logarithm of a product of n parts up to each end, by n.
    var least: [[Int: Double]] = Array(repeating: [:], count: count + 1)
    least[0][0] = 0
    for end in 1...count {
      let characters = (0..<end).map {
        PasswordParts.Part(range: $0..<end, logarithm: Double(end - $0))
      }
      for part in (ending[end] ?? []) + characters {
        for (number, product) in least[part.range.lowerBound] {
          let new = product + part.logarithm
          if new < least[end][number + 1] ?? .infinity { least[end][number + 1] = new }
        }
      }
    }
    return least[count].map { number, product in
      // Of a sum, the larger number decides.
      max(product + logarithms[number], Double(number - 1) * 4)
    }.min() ?? 0
  }

  /// The logarithms of the factorials of 0 to 64.
  private static let logarithms: [Double] = (1...limit).reduce(into: [0]) { sums, number in
    sums.append(sums[number - 1] + PasswordParts.log10(Double(number)))
  }
}

/// The parts of a password that an attacker tries before single characters.
struct PasswordParts {
  /// A part, and the logarithm of its guesses.
  struct Part {
    let range: Range<Int>
    let logarithm: Double
  }

  private(set) var all: [Part] = []

  private let scalars: [Unicode.Scalar]

  init(_ scalars: [Unicode.Scalar]) {
    self.scalars = scalars.map { scalar in
      "A"..."Z" ~= scalar ? Unicode.Scalar(UInt8(scalar.value) | 0x20) : scalar
    }
    addWords(of: scalars)
    addRuns()
    addRepeats()
    addYears()
  }

  /// Returns the logarithm of a number of at least 1, to the base 10.
  static func log10(_ number: Double) -> Double {
    var rest = number
    var whole = 0.0
    while rest >= 10 {
      rest /= 10
      whole += 1
    }
    // Squaring a number doubles its logarithm: each time, one more binary digit is known.
    var digit = 0.5
    var fraction = 0.0
    for _ in 0..<40 {
      rest *= rest
      if rest >= 10 {
        rest /= 10
        fraction += digit
      }
      digit /= 2
    }
    return whole + fraction
  }
}

/// Words.
extension PasswordParts {
  /// Adds common passwords, also reversed or with symbols for letters, which take twice as many
  /// guesses, as capitals do.
  private mutating func addWords(of typed: [Unicode.Scalar]) {
    let base = PasswordParts.log10(Double(CommonPasswords.count) / 2)
    for start in scalars.indices {
      let longest = min(scalars.count, start + CommonPasswords.longest)
      for end in stride(from: start + 3, through: longest, by: 1) {
        let word = scalars[start..<end]
        guard let twists = PasswordParts.twists(of: word) else { continue }
        let capitals = typed[start..<end].contains { "A"..."Z" ~= $0 } ? 1 : 0
        let doubled = Double(twists + capitals) * PasswordParts.log10(2)
        all.append(Part(range: start..<end, logarithm: base + doubled))
      }
    }
  }

  /// Returns how often a common password was changed to become a word; `nil` if it is none.
  private static func twists(of word: ArraySlice<Unicode.Scalar>) -> Int? {
    if CommonPasswords.has(word) { return 0 }
    if CommonPasswords.has(word.reversed()) { return 1 }
    for letters in PasswordVariants.readings {
      let plain = word.map { letters[$0] ?? $0 }
      if !plain.elementsEqual(word), CommonPasswords.has(plain) { return 1 }
    }
    return nil
  }
}

/// Runs of characters that follow each other.
extension PasswordParts {
  /// Adds sequences like abc, 321 and acegi, and keys side by side.
  private mutating func addRuns() {
    addRuns(from: 3) { before, last in
      let step = Int(last.value) - Int(before.value)
      return abs(step) <= 5 && step != 0 ? step : nil
    } guesses: { first, count in
      let start = "aAzZ019".unicodeScalars.contains(first) ? 4.0 : first.isASCIIDigit ? 10 : 26
      return start * Double(count) * 2
    }
    addRuns(from: 3) { before, last in
      PasswordParts.areNeighbors(before, last) ? 0 : nil
    } guesses: { _, count in
      // 47 keys with 4.6 neighbors on average; a run of keys seldom turns.
      47 * Double(count) * 4.6
    }
  }

  /// Adds the longest runs in which the step from each scalar to the next is the same.
  private mutating func addRuns(
    from least: Int,
    step: (Unicode.Scalar, Unicode.Scalar) -> Int?,
    guesses: (Unicode.Scalar, Int) -> Double
  ) {
    var start = 0
    var last: Int?
    for index in 1..<max(1, scalars.count) + 1 {
      let next = index < scalars.count ? step(scalars[index - 1], scalars[index]) : nil
      if next != nil, next == last || index == start + 1 {
        last = next
        continue
      }
      if index - start >= least {
        let number = guesses(scalars[start], index - start)
        all.append(Part(range: start..<index, logarithm: PasswordParts.log10(number)))
      }
      start = next == nil ? index : index - 1
      last = next
    }
  }

  /// The rows of a keyboard, each key above the two below it.
  private static let rows = ["1234567890-=", "qwertyuiop[]", "asdfghjkl;'", "zxcvbnm,./"]
    .map { Array($0.unicodeScalars) }

  private static let keys: [Unicode.Scalar: (row: Int, column: Int)] = Dictionary(
    rows.enumerated().flatMap { row, keys in
      keys.enumerated().map { column, key in (key, (row, column)) }
    },
    uniquingKeysWith: { first, _ in first }
  )

  private static func areNeighbors(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    guard let one = keys[first], let other = keys[second] else { return false }
    let (rows, columns) = (other.row - one.row, other.column - one.column)
    return rows == 0 ? abs(columns) == 1 : abs(rows) == 1 && (columns == 0 || columns == -rows)
  }
}

/// Repeats, years and dates.
extension PasswordParts {
  /// Adds the same one to four characters repeated.
  private mutating func addRepeats() {
    for period in 1...4 {
      var start = 0
      while start + period < scalars.count {
        var end = start + period
        while end < scalars.count, scalars[end] == scalars[end - period] { end += 1 }
        let count = (end - start) / period
        if count > 1, count * period > 2 {
          let number = Double(period) + PasswordParts.log10(Double(count))
          all.append(Part(range: start..<start + count * period, logarithm: number))
        }
        start = max(start + 1, end - period + 1)
      }
    }
  }

  /// Adds years, and dates of six or eight digits, with or without separators.
  private mutating func addYears() {
    for start in scalars.indices {
      let rest = scalars[start...]
      if rest.starts(with: "19".unicodeScalars) || rest.starts(with: "20".unicodeScalars),
        rest.dropFirst(2).prefix(2).count(where: \.isASCIIDigit) == 2
      {
        all.append(Part(range: start..<start + 4, logarithm: PasswordParts.log10(119)))
      }
      for (length, separators) in [(6, 0), (8, 0), (8, 2), (10, 2)] {
        let part = rest.prefix(length)
        guard part.count == length, PasswordParts.isDate(part, separators: separators) else {
          continue
        }
        let number = 119.0 * 365 * (separators > 0 ? 4 : 1)
        all.append(Part(range: start..<start + length, logarithm: PasswordParts.log10(number)))
      }
    }
  }

  /// Returns whether a text is a day, a month and a year in a usual order, with a number of
  /// separators.
  private static func isDate(_ part: ArraySlice<Unicode.Scalar>, separators: Int) -> Bool {
    let signs = part.filter { !$0.isASCIIDigit }
    guard signs.count == separators, signs.allSatisfy("-/._ ".unicodeScalars.contains) else {
      return false
    }
    let digits = part.filter(\.isASCIIDigit).map { Int($0.value) - 48 }
    let year = digits.count - 4
    // The first four digits, in both orders, and those after a year at the start.
    for start in [0, year] {
      let first = digits[start] * 10 + digits[start + 1]
      let second = digits[start + 2] * 10 + digits[start + 3]
      if 1...31 ~= first, 1...12 ~= second { return true }
      if 1...12 ~= first, 1...31 ~= second { return true }
    }
    return false
  }
}
