import FormUI

extension RecordViolation {
  /// The name of the rule that a record is one.
  static let recordRule = "record"

  /// The violation of a record that cannot be read.
  static func malformed(_ message: String, code: String = "record.malformed") -> RecordViolation {
    RecordViolation(rule: recordRule, code: code, message: message, isMalformed: true)
  }
}

/// A record with what is wrong with it.
struct JudgedRecord {
  /// The name of its file; `nil` if there is only one.
  let file: String?

  /// Its number in its file, from 1; 0 for the names of columns.
  let number: Int

  /// The line that it begins on, from 1.
  let line: Int

  /// What is wrong, in order of the fields.
  let violations: [RecordViolation]
}
