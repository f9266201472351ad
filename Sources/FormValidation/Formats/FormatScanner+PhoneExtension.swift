/// The extensions of phone numbers: `x12`, `ext. 12`, `;ext=12`.
/// - Source: RFC 3966, 3, "extension"; the words and the maximum length of libphonenumber 9.0.43.
extension FormatScanner {
  /// The characters between a number and its extension.
  private static let gap = ASCIISet { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ",") }

  /// Whether an extension begins here, after the spaces and the comma before it.
  var isAtPhoneExtension: Bool {
    var scanner = self
    scanner.skip(all: FormatScanner.gap)
    // More than a space before the end can only begin one.
    if scanner.isAtEnd { return scanner.index - index > 1 || next == UInt8(ascii: ",") }
    return PhoneExtension.words.contains { scanner.agreement(with: $0, from: scanner.index) > 0 }
  }

  /// Returns whether a digit is next.
  func isAtDigit(_ digit: Int?) -> Bool {
    digit != nil && next?.decimalDigit.map(Int.init) == digit
  }

  /// The digits of the rest of a number, without what separates them.
  var phoneDigits: String {
    let end = bytes[index...].firstIndex { $0.decimalDigit == nil && !" -./()".utf8.contains($0) }
    let digits = bytes[index..<(end ?? bytes.endIndex)].filter { $0.decimalDigit != nil }
    return String(decoding: digits, as: UTF8.self)
  }

  /// Reads an extension, if there is one.
  mutating func readPhoneExtension(isRequired: Bool) throws(FormatFinding) {
    if isAtEnd, !isRequired { return }
    let wording = Wording("phone.extension", "Add the extension, like x12.")
    let start = index
    skip(all: FormatScanner.gap)
    if isAtEnd { throw .lacking(wording) }
    guard isRequired || isAtPhoneExtension else { return index = start }
    let isBegun = PhoneExtension.words.contains { word in
      let agreement = agreement(with: word, from: index)
      return agreement < word.utf8.count && agreement == bytes.count - index
    }
    if isBegun { throw .lacking(wording) }
    guard let word = PhoneExtension.words.first(where: { isAt($0) }) else { throw .strange(index) }
    index += word.utf8.count
    if word != ";ext=" {
      if !skip(".") { _ = skip(":") }
      _ = skip(" ")
    }
    for count in 0..<PhoneExtension.digitLimit where count == 0 || !isAtEnd {
      _ = try digit(orAdd: wording)
    }
  }

  private func isAt(_ word: String) -> Bool {
    agreement(with: word, from: index) == word.utf8.count
  }
}
