/// Reads a text as a decimal number, byte by byte, distinguishing unfinished from invalid ones.
///
/// The grammar is HTML's: an optional minus; digits, a point and digits, or both; an optional
/// exponent. It does not allow a leading plus sign, `1.`, spaces, or infinity.
/// - Source: HTML Living Standard, 2.3.4.3, "valid floating-point number".
struct NumberScanner: Equatable {
  /// The classification of a text by the grammar.
  enum Reading: Equatable {
    case number
    case incomplete
    case invalid
  }

  private(set) var isNegative = false

  /// All digits before the exponent, zeros included.
  private(set) var digits: [UInt8] = []
  private(set) var fractionCount = 0
  private(set) var hasPoint = false
  private(set) var hasExponent = false

  /// The power of ten as written, or ±1,000,000 if it is beyond that.
  private(set) var exponent = 0
  private(set) var isExponentNegative = false

  /// The classification of the entire text.
  private(set) var reading = Reading.invalid

  /// The number of bytes read; if the text is invalid, the offset of the wrong one.
  private(set) var end = 0

  /// Reads a text.
  /// - Complexity: O(n), in bytes.
  init(_ text: String) {
    let bytes = text.utf8
    var index = bytes.startIndex
    isNegative = skip(UInt8(ascii: "-"), in: bytes, from: &index)
    while let digit = digit(in: bytes, from: &index) { digits.append(digit) }
    let wholeCount = digits.count
    hasPoint = skip(UInt8(ascii: "."), in: bytes, from: &index)
    if hasPoint {
      while let digit = digit(in: bytes, from: &index) { digits.append(digit) }
      fractionCount = digits.count - wholeCount
    }
    let isUnfinished = digits.isEmpty || (hasPoint && fractionCount == 0)
    guard index < bytes.endIndex else {
      reading = isUnfinished ? .incomplete : .number
      return
    }
    guard !isUnfinished else { return }
    hasExponent =
      skip(UInt8(ascii: "e"), in: bytes, from: &index)
      || skip(UInt8(ascii: "E"), in: bytes, from: &index)
    if hasExponent { readExponent(of: bytes, from: &index) }
  }

  /// Reads what follows the `e`.
  private mutating func readExponent(
    of bytes: String.UTF8View,
    from index: inout String.Index
  ) {
    isExponentNegative = skip(UInt8(ascii: "-"), in: bytes, from: &index)
    if !isExponentNegative { _ = skip(UInt8(ascii: "+"), in: bytes, from: &index) }
    var magnitude = 0
    var count = 0
    while let digit = digit(in: bytes, from: &index) {
      magnitude = min(magnitude * 10 + Int(digit), 1_000_000)
      count += 1
    }
    guard index == bytes.endIndex else { return }
    exponent = isExponentNegative ? -magnitude : magnitude
    reading = count == 0 ? .incomplete : .number
  }

  /// Skips a byte if it is next.
  private mutating func skip(
    _ byte: UInt8,
    in bytes: String.UTF8View,
    from index: inout String.Index
  ) -> Bool {
    guard index < bytes.endIndex, bytes[index] == byte else { return false }
    bytes.formIndex(after: &index)
    end += 1
    return true
  }

  /// Skips a digit if one is next.
  private mutating func digit(
    in bytes: String.UTF8View,
    from index: inout String.Index
  ) -> UInt8? {
    guard index < bytes.endIndex, let digit = bytes[index].decimalDigit else { return nil }
    bytes.formIndex(after: &index)
    end += 1
    return digit
  }
}

extension Number {
  /// Creates a number from a text by HTML's grammar; `nil` if the text is not one.
  ///
  /// A power of ten above 6,144 or below -6,144 is also refused.
  /// - Complexity: O(n), in bytes.
  public init?(_ text: some StringProtocol) {
    let text = String(text)
    // Most numbers are short and whole: this takes a third of the time.
    if text.utf8.count < 18, text.utf8.first != UInt8(ascii: "+"), let whole = Int(text) {
      self.init(whole, text: text)
      return
    }
    self.init(text, read: NumberScanner(text))
  }

  fileprivate init?(_ text: String, read scan: NumberScanner) {
    guard scan.reading == .number, abs(scan.exponent) <= Number.exponentLimit else { return nil }
    self.init(
      isNegative: scan.isNegative,
      digits: scan.digits,
      exponent: scan.exponent - scan.fractionCount,
      text: text
    )
  }
}

extension UInt8 {
  /// The value of an ASCII digit; `nil` if the byte is not one.
  var decimalDigit: UInt8? {
    UInt8(ascii: "0") <= self && self <= UInt8(ascii: "9") ? self - UInt8(ascii: "0") : nil
  }
}

/// The input of rules on numbers: a text as typed, and its number, if it is one.
public struct NumericText: Equatable, Sendable {
  /// The text as typed, or the number as it was written.
  public var text: String { typed ?? number?.text ?? "" }

  /// The parsed text.
  var scan: NumberScanner { typedScan ?? NumberScanner(text) }

  private let typed: String?
  private let typedScan: NumberScanner?

  /// The number that the text represents, if any.
  public let number: Number?

  /// Whether it was given as a text; otherwise it was given as a number, and its spelling is
  /// ignored.
  package var isTyped: Bool { typed != nil }

  /// Creates the input from a text.
  /// - Complexity: O(n), in bytes.
  public init(_ text: String) {
    let scan = NumberScanner(text)
    typed = text
    typedScan = scan
    number = Number(text, read: scan)
  }

  /// Creates the input from a number.
  public init(_ number: Number) {
    typed = nil
    typedScan = nil
    self.number = number
  }
}
