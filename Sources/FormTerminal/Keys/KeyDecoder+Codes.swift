import FormUI

extension KeyDecoder {
  /// Takes what ncurses reads, and returns what it completes.
  /// - Parameters:
  ///   - code: A byte that was typed, or one of ncurses' numbers for a key it knows.
  ///   - nameOfCode: The terminal database's name for a number beyond the standard ones, such as
  ///     `kLFT5`.
  /// - Returns: What the code completes, if it completes anything.
  mutating func feed(code: Int32, nameOfCode: (Int32) -> String?) -> Input? {
    if let byte = UInt8(exactly: code) { return feed(byte) }
    return feed(CodeKeys.key(of: code) ?? nameOfCode(code).flatMap(CodeKeys.key(named:)))
  }
}
