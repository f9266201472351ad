/// A form in which equivalent texts are the same.
/// - Source: Unicode Standard Annex #15; Unicode Standard, 3.11 and 3.12.
public enum NormalizationForm: String, Hashable, Sendable, CaseIterable {
  /// Unifies canonically equivalent texts and composes accents: `e` and an acute accent are `é`.
  case nfc
  /// Also unifies compatible texts: `ﬁ` is `fi`, `①` is `1`, and full-width letters are plain ones.
  case nfkc

  /// The first scalar that the form can change; any lower one is unaffected in every context.
  fileprivate var firstChanging: UInt32 { self == .nfc ? 0x300 : 0xA0 }
}

extension String {
  /// Returns the text in a form, or the same text if it already has that form.
  /// - Complexity: O(n), in scalars.
  package func normalized(to form: NormalizationForm) -> String {
    guard !unicodeScalars.allSatisfy({ $0.value < form.firstChanging }) else { return self }
    var composition = Composition()
    for scalar in unicodeScalars {
      scalar.decompose(compatibly: form == .nfkc) { composition.add($0) }
    }
    return composition.finish()
  }

  /// Returns whether the text already has a form.
  /// - Complexity: as `normalized(to:)`.
  package func isNormalized(to form: NormalizationForm) -> Bool {
    unicodeScalars.allSatisfy { $0.value < form.firstChanging }
      || normalized(to: form).unicodeScalars.elementsEqual(unicodeScalars)
  }
}

extension Unicode.Scalar {
  /// Passes the scalars that this scalar decomposes into to a closure; itself if it does not
  /// decompose.
  package func decompose(compatibly: Bool, _ body: (Unicode.Scalar) -> Void) {
    guard value >= 0xA0 else { return body(self) }
    if let syllable = HangulSyllable(self) { return syllable.forEachPart(body) }
    guard let entry = DecompositionTable.shared[value], compatibly || entry.isCanonical else {
      return body(self)
    }
    for part in entry.values { Unicode.Scalar(part)?.decompose(compatibly: compatibly, body) }
  }

  /// Returns the scalar that this one and another one compose to, if any.
  func composed(with next: Unicode.Scalar) -> Unicode.Scalar? {
    if let syllable = HangulSyllable.composed(of: self, next) { return syllable }
    return Composition.pairs[UInt64(value) << 32 | UInt64(next.value)].flatMap(Unicode.Scalar.init)
  }
}

/// A Hangul syllable, which is computed from its letters.
/// - Source: Unicode Standard, 3.12, "Conjoining Jamo Behavior".
struct HangulSyllable {
  private static let first: UInt32 = 0xAC00
  private static let leads: Range<UInt32> = 0x1100..<0x1113
  private static let vowels: Range<UInt32> = 0x1161..<0x1176
  // The first value means no tail.
  private static let tails: Range<UInt32> = 0x11A7..<0x11C3
  private static let vowelsAndTails = UInt32(vowels.count * tails.count)
  private static let all = first..<first + UInt32(leads.count) * vowelsAndTails

  private let index: UInt32

  /// Creates the syllable of a scalar, if it is one.
  init?(_ scalar: Unicode.Scalar) {
    guard HangulSyllable.all.contains(scalar.value) else { return nil }
    index = scalar.value - HangulSyllable.first
  }

  /// Passes its letters to a closure, in order.
  func forEachPart(_ body: (Unicode.Scalar) -> Void) {
    let tailCount = UInt32(HangulSyllable.tails.count)
    let lead = HangulSyllable.leads.lowerBound + index / HangulSyllable.vowelsAndTails
    let vowel =
      HangulSyllable.vowels.lowerBound + index % HangulSyllable.vowelsAndTails / tailCount
    Unicode.Scalar(lead).map(body)
    Unicode.Scalar(vowel).map(body)
    if index % tailCount > 0 {
      Unicode.Scalar(HangulSyllable.tails.lowerBound + index % tailCount).map(body)
    }
  }

  /// Returns the syllable of a lead and a vowel, or of a syllable without a tail and a tail.
  static func composed(of left: Unicode.Scalar, _ right: Unicode.Scalar) -> Unicode.Scalar? {
    let tailCount = UInt32(tails.count)
    if leads.contains(left.value), vowels.contains(right.value) {
      let lead = left.value - leads.lowerBound
      let vowel = right.value - vowels.lowerBound
      return Unicode.Scalar(first + (lead * UInt32(vowels.count) + vowel) * tailCount)
    }
    guard let syllable = HangulSyllable(left), syllable.index % tailCount == 0,
      tails.dropFirst().contains(right.value)
    else { return nil }
    return Unicode.Scalar(left.value + right.value - tails.lowerBound)
  }
}

/// A text being composed from decomposed scalars.
/// - Source: Unicode Standard, 3.11, "Canonical Ordering Algorithm" and "Canonical Composition
///   Algorithm".
struct Composition {
  /// Every pair that composes; the first scalar is in the upper half of the key.
  static let pairs = DecompositionTable.shared.compositions

  private typealias Mark = (scalar: Unicode.Scalar, order: UInt8)

  private var text = String.UnicodeScalarView()
  private var starter: Unicode.Scalar?
  private var marks: [Mark] = []

  /// Adds the next scalar.
  mutating func add(_ scalar: Unicode.Scalar) {
    let order = scalar.properties.canonicalCombiningClass.rawValue
    guard order == 0 else {
      marks.append((scalar, order))
      return
    }
    settle()
    if let first = starter, marks.isEmpty, let composed = first.composed(with: scalar) {
      starter = composed
    } else {
      flush()
      starter = scalar
    }
  }

  /// Returns the composed text.
  mutating func finish() -> String {
    settle()
    flush()
    return String(text)
  }

  /// Sorts the marks and composes those that combine with their base.
  private mutating func settle() {
    guard !marks.isEmpty else { return }
    sortMarks()
    guard var base = starter else { return }
    var last: UInt8 = 0
    marks.removeAll { mark in
      if last < mark.order, let composed = base.composed(with: mark.scalar) {
        base = composed
        return true
      }
      last = mark.order
      return false
    }
    starter = base
  }

  /// Sorts the marks by combining class; marks of the same class keep their order.
  private mutating func sortMarks() {
    guard zip(marks, marks.dropFirst()).contains(where: { $0.order > $1.order }) else { return }
    // There are only 256 classes, however many marks there are.
    var starts = [Int](repeating: 0, count: 256)
    for mark in marks { starts[Int(mark.order)] += 1 }
    var next = 0
    for order in starts.indices { (starts[order], next) = (next, next + starts[order]) }
    var sorted = marks
    for mark in marks {
      sorted[starts[Int(mark.order)]] = mark
      starts[Int(mark.order)] += 1
    }
    marks = sorted
  }

  private mutating func flush() {
    if let starter { text.append(starter) }
    starter = nil
    guard !marks.isEmpty else { return }
    // One by one: appending a collection takes time proportional to the existing text.
    for mark in marks { text.append(mark.scalar) }
    marks.removeAll(keepingCapacity: true)
  }
}

/// The decompositions of scalars, looked up by value.
///
/// In sorted lists, a dozen steps find one of several thousand scalars, without nested arrays.
struct DecompositionTable: Sendable {
  /// The decomposition of one scalar.
  struct Entry {
    /// The values of the scalars, in order; they may decompose further.
    let values: ArraySlice<UInt32>
    /// Whether the mapping is canonical; otherwise it is a compatibility mapping.
    let isCanonical: Bool
    /// Whether the scalar is composed from them again.
    let isComposed: Bool
  }

  private static let final: UInt32 = 1
  private static let compatibility: UInt32 = 2

  /// The scalars, ascending, each shifted left by two bits: `compatibility` and `final`.
  private var keys: [UInt32] = []
  private var ends: [UInt16] = []
  private var values: [UInt32] = []

  /// Creates a table from its text; see `shared`.
  init(_ text: StaticString) {
    text.withUTF8Buffer { bytes in
      var next: UInt32 = 0
      for token in bytes.split(whereSeparator: { $0 <= UInt8(ascii: " ") }) {
        var numbers = DecompositionTable.numbers(in: token)
        switch token.first {
        case UInt8(ascii: "="): next = numbers[0] << 2
        case UInt8(ascii: "~"): next = numbers[0] << 2 | DecompositionTable.compatibility
        default:
          let count = token.contains(UInt8(ascii: "*")) ? numbers.removeLast() : 1
          let bits = token.first == UInt8(ascii: "!") ? DecompositionTable.final : 0
          add(numbers, count: count, bits: bits, to: &next)
        }
      }
    }
  }

  private mutating func add(
    _ mapping: [UInt32],
    count: UInt32,
    bits: UInt32,
    to next: inout UInt32
  ) {
    var mapping = mapping
    let greatest = mapping.max().flatMap(mapping.firstIndex) ?? 0
    for _ in 0..<count {
      keys.append(next | bits)
      values += mapping
      ends.append(UInt16(values.count))
      mapping[greatest] += 1
      next += 4
    }
  }

  /// Returns the hexadecimal numbers of an entry, with any separators; at least one.
  private static func numbers(in token: Slice<UnsafeBufferPointer<UInt8>>) -> [UInt32] {
    var numbers: [UInt32] = [0]
    for byte in token {
      if let digit = byte.hexDigit {
        numbers[numbers.count - 1] = numbers[numbers.count - 1] << 4 | UInt32(digit)
      } else if byte == UInt8(ascii: ".") || byte == UInt8(ascii: "*") {
        numbers.append(0)
      }
    }
    return numbers
  }

  /// The decomposition of a scalar; `nil` if it has none.
  subscript(scalar: UInt32) -> Entry? {
    var (low, high) = (0, keys.count)
    while low < high {
      let middle = (low + high) / 2
      if keys[middle] >> 2 < scalar { low = middle + 1 } else { high = middle }
    }
    guard low < keys.count, keys[low] >> 2 == scalar else { return nil }
    let start = low == 0 ? 0 : Int(ends[low - 1])
    return Entry(
      values: values[start..<Int(ends[low])],
      isCanonical: keys[low] & DecompositionTable.compatibility == 0,
      isComposed: keys[low] & 3 == 0
    )
  }

  /// Every pair of scalars that another is composed from; the first is in the upper half of the
  /// key.
  var compositions: [UInt64: UInt32] {
    var pairs: [UInt64: UInt32] = [:]
    for scalar in keys.lazy.map({ $0 >> 2 }) {
      guard let entry = self[scalar], entry.isComposed, entry.values.count == 2 else { continue }
      let key = UInt64(entry.values.first ?? 0) << 32 | UInt64(entry.values.last ?? 0)
      pairs[key] = scalar
    }
    return pairs
  }
}
