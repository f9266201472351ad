/// What the postal codes of a country look like.
///
/// `9` is a digit, `A` a letter, `[…]` one of those it lists, so `[9]` is a nine; a space or hyphen
/// with `?` behind it may be left out; anything else is itself. `|` stands between alternatives.
/// Letters may be small.
struct PostalShape: Hashable {
  /// How far a text fits a shape.
  enum Fit: Equatable {
    case whole
    /// It is the beginning of a code.
    case start
    /// It fits up to a byte.
    case upTo(Int)
  }

  /// One character of a code.
  private struct Part: Hashable {
    var characters = ASCIISet()
    var isOptional = false
  }

  /// The shapes, one by one.
  private let alternatives: [[Part]]

  /// Creates the shape that a text describes.
  init(_ pattern: some StringProtocol) {
    alternatives = pattern.split(separator: "|").map { PostalShape.parts(of: Array($0.utf8)) }
  }

  /// How far a text fits the alternative that it fits best.
  /// - Complexity: O(n), in alternatives.
  func fit(_ bytes: UnsafeBufferPointer<UInt8>) -> Fit {
    var best = Fit.upTo(0)
    for alternative in alternatives {
      switch (PostalShape.fit(bytes, alternative), best) {
      case (.whole, _): return .whole
      case (.start, _): best = .start
      case (.upTo(let place), .upTo(let other)) where place > other: best = .upTo(place)
      default: break
      }
    }
    return best
  }

  private static func fit(_ bytes: UnsafeBufferPointer<UInt8>, _ parts: [Part]) -> Fit {
    var index = 0
    for place in parts.indices {
      let isOptional = parts[place].isOptional
      guard index < bytes.count else {
        return isOptional && place == parts.count - 1 ? .whole : .start
      }
      if bytes[index] < 0x80, parts[place].characters.contains(bytes[index]) {
        index += 1
      } else if !isOptional {
        return .upTo(index)
      }
    }
    return index == bytes.count ? .whole : .upTo(index)
  }

  private static func parts(of shape: [UInt8]) -> [Part] {
    var parts: [Part] = []
    var place = 0
    while place < shape.count {
      let end = endOfPart(shape, from: place)
      var part = Part()
      for byte in UInt8(0)..<0x80 where accepts(shape[place..<end], byte) {
        part.characters.insert(byte)
      }
      part.isOptional = end < shape.count && shape[end] == UInt8(ascii: "?")
      parts.append(part)
      place = part.isOptional ? end + 1 : end
    }
    return parts
  }

  private static func endOfPart(_ shape: [UInt8], from place: Int) -> Int {
    guard shape[place] == UInt8(ascii: "[") else { return place + 1 }
    let close = shape[place...].firstIndex(of: UInt8(ascii: "]"))
    return close.map { $0 + 1 } ?? shape.count
  }

  private static func accepts(_ part: ArraySlice<UInt8>, _ byte: UInt8) -> Bool {
    switch part.first {
    case UInt8(ascii: "9"): byte.decimalDigit != nil
    case UInt8(ascii: "A"): byte.capital != nil
    case UInt8(ascii: "["): accepts(set: part.dropFirst().dropLast(), byte.capital ?? byte)
    // A letter that is meant itself stands small in the table.
    case let wanted?: (wanted.capital ?? wanted) == (byte.capital ?? byte)
    case nil: false
    }
  }

  private static func accepts(set: ArraySlice<UInt8>, _ byte: UInt8) -> Bool {
    var rest = set
    while let first = rest.popFirst() {
      var last = first
      if rest.first == UInt8(ascii: "-") {
        rest = rest.dropFirst()
        last = rest.popFirst() ?? first
      }
      if first <= last, first...last ~= byte { return true }
    }
    return false
  }
}
