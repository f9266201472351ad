/// The keys that are one ASCII byte.
enum ControlKeys {
  /// Returns the key of a byte below 128 other than Escape; `nil` if it has none.
  static func key(of byte: UInt8) -> Key? {
    switch byte {
    case 0x08, 0x7F: .backspace
    case 0x09: .tab
    case 0x0A, 0x0D: .enter
    case 0x01...0x1A: .control(Character(Unicode.Scalar(byte + 0x60)))
    case 0x1C...0x1F: .control(Character(Unicode.Scalar(byte + 0x40)))
    case 0x20..<0x7F: .character(Character(Unicode.Scalar(byte)))
    default: nil
    }
  }
}
