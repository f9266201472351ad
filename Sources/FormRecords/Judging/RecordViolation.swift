import FormValidation

/// What is wrong with a record, or with one answer in it.
struct RecordViolation: Hashable {
  /// The index of the field in the form; `nil` if it has none.
  var index: Int?

  /// The name of the field; `nil` for the whole record.
  var field: FieldID?

  let rule: String
  let code: String
  let message: String

  /// Whether the record could not be read.
  var isMalformed = false
}

extension RecordViolation {
  /// Hashes what most violations differ in.
  func hash(into hasher: inout Hasher) {
    hasher.combine(index)
    hasher.combine(message)
  }

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
