import FormUI

extension RecordViolation {
  /// The name of the rule that the input is a record.
  static let recordRule = "record"

  /// The violation of a record that cannot be read.
  static func malformed(_ message: String, code: String = "record.malformed") -> RecordViolation {
    RecordViolation(rule: recordRule, code: code, message: message, isMalformed: true)
  }
}

/// A record with its violations.
struct JudgedRecord {
  /// The name of its file; `nil` if there is only one.
  let file: String?

  /// Its number in its file, from 1; 0 for the names of columns.
  let number: Int

  /// The line that it begins on, from 1.
  let line: Int

  /// The violations, in order of the fields.
  let violations: [RecordViolation]
}
