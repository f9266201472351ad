/// The first digits of a card number, up to six of them.
struct CardStart {
  private var number = 0
  private var count = 0

  /// Whether a start counts only where no digits to come can lead elsewhere.
  var isStrict = false

  /// Whether all digits that tell something are there.
  var isWhole: Bool { count == 6 }

  /// Whether the first digit, if there is one, is 0.
  private(set) var beginsWithZero = false

  /// Adds the next digit; those past the sixth tell nothing about the brand.
  mutating func add(_ digit: Int) {
    guard count < 6 else { return }
    if count == 0 { beginsWithZero = digit == 0 }
    number = number * 10 + digit
    count += 1
  }

  /// Whether these digits have, or can come to have, a start of some length in a range.
  ///
  /// A strict one must have it, whatever comes.
  func isIn(_ range: ClosedRange<Int>, _ length: Int) -> Bool {
    if count >= length { return range.contains(number / CardStart.tens(count - length)) }
    let scale = CardStart.tens(length - count)
    let numbers = number * scale...number * scale + scale - 1
    return isStrict ? range.contains(numbers) : range.overlaps(numbers)
  }

  private static func tens(_ power: Int) -> Int {
    (0..<power).reduce(1) { ten, _ in ten * 10 }
  }
}
