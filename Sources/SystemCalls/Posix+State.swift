/// The state that programs keep for their user.
extension Posix {
  /// Returns the path of a file in the folder for the state of the user's programs; `nil` without a
  /// home folder.
  /// - Source: XDG Base Directory Specification 0.8.
  package static func pathOfState(_ name: String) -> String? {
    if let state = variable("XDG_STATE_HOME"), state.hasPrefix("/") { return "\(state)/\(name)" }
    guard let home = variable("HOME"), home.hasPrefix("/") else { return nil }
    return "\(home)/.local/state/\(name)"
  }

  /// Returns a number that stands for a path in names of files, the same in every run: its FNV-1a
  /// hash.
  package static func number(ofPath path: String) -> UInt64 {
    path.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }
}

extension UInt64 {
  /// The number as 16 hexadecimal digits.
  package var hexadecimal: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
