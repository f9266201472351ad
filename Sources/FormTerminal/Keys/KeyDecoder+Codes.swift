import FormUI

extension KeyDecoder {
  /// Decodes what ncurses reads, and returns the input that it completes.
  /// - Parameters:
  ///   - code: A typed byte, or an ncurses code of a key.
  ///   - nameOfCode: The terminal database's name for a number beyond the standard ones, such as
  ///     `kLFT5`.
  /// - Returns: The completed input, if any.
  mutating func feed(code: Int32, nameOfCode: (Int32) -> String?) -> Input? {
    if let byte = UInt8(exactly: code) { return feed(byte) }
    return feed(CodeKeys.key(of: code) ?? nameOfCode(code).flatMap(CodeKeys.key(named:)))
  }
}
