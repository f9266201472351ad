/// A yes or a no as people type them, in any of the languages that a session speaks.
enum YesOrNo: Hashable, Sendable {
  case yes, no

  /// Reads an answer, whatever its case; nothing where it is neither.
  init?(_ line: String) {
    switch line[...].trimmingWhitespace.lowercased() {
    case "yes", "y", "true", "on", "1", "ja", "j", "はい": self = .yes
    case "no", "n", "false", "off", "0", "nein", "いいえ": self = .no
    default: return nil
    }
  }

  /// Whether it is a yes.
  var isYes: Bool { self == .yes }
}
