/// The grammar of a date or a time.
public enum DateForm: Hashable, Sendable {
  /// The one of HTML's inputs: years from 1 on, of four digits or more.
  case html
  /// The one of RFC 3339: years of four digits, from 0 on; times have an offset.
  case rfc3339
  /// One of a person's own; years of four digits, from 1 on.
  case format(DateFormat)

  /// What must hold, given what it is, with its article: "A date".
  func requirement(_ noun: String) -> Requirement {
    switch self {
    case .format(let format):
      Requirement(Message("\(noun), {format}"), ["format": .text(format.text)])
    case .html: Requirement(Message("\(noun) as in HTML"))
    case .rfc3339: Requirement(Message("\(noun) by RFC 3339"))
    }
  }
}
