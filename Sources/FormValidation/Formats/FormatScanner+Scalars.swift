extension FormatScanner {
  /// The scalar to read next, if there is one; texts are well-formed.
  var nextScalar: Unicode.Scalar? {
    guard let next else { return nil }
    if next < 0x80 { return Unicode.Scalar(next) }
    let count = next < 0xE0 ? 2 : next < 0xF0 ? 3 : 4
    guard index + count <= bytes.count else { return nil }
    var value = UInt32(next) & (0x7F >> UInt32(count))
    for byte in bytes[index + 1..<index + count] { value = value << 6 | UInt32(byte & 0x3F) }
    return Unicode.Scalar(value)
  }
}
