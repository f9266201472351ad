import FormFilling
import FormNarration
import FormValidation
import FormWidgets
import Forms

/// A report of a problem with a record, or with one answer in it.
///
/// Most violations of a rule have the same report, so many records share one object.
final class RecordViolation: Sendable {
  /// The index of the field in the form; `nil` if it has none.
  let index: Int?

  /// The name of the field; `nil` for the whole record.
  let field: FieldID?

  /// The name of the rule.
  let rule: String

  /// Its severity: an error, or a warning, with which a record is still valid.
  let severity: Severity

  let code: String
  let message: String

  /// Whether the record could not be read.
  let isMalformed: Bool

  /// The hash of the content, which is needed each time the violation is reported.
  private let contentHash: Int

  init(
    index: Int? = nil,
    field: FieldID? = nil,
    rule: String,
    severity: Severity = .error,
    code: String,
    message: String,
    isMalformed: Bool = false
  ) {
    self.index = index
    self.field = field
    self.rule = rule
    self.severity = severity
    self.code = code
    self.message = message
    self.isMalformed = isMalformed
    contentHash = message.hashValue ^ (index ?? -1)
  }
}

extension RecordViolation: Hashable {
  static func == (left: RecordViolation, right: RecordViolation) -> Bool {
    left === right
      || left.contentHash == right.contentHash && left.index == right.index
        && left.field == right.field && left.rule == right.rule && left.severity == right.severity
        && left.code == right.code && left.message == right.message
        && left.isMalformed == right.isMalformed
  }

  func hash(into hasher: inout Hasher) { hasher.combine(contentHash) }
}

extension RecordViolation {
  /// Creates the report of a violation of a filling's field.
  convenience init(
    _ violation: Violation,
    at index: Int,
    in filling: Filling,
    by narrator: Narrator
  ) {
    var attributed = violation
    attributed.field = filling.form.fields[index].id
    self.init(
      index: index,
      field: attributed.field,
      rule: violation.rule,
      severity: violation.severity,
      code: violation.code,
      message: narrator.judgment(of: attributed, at: index, in: filling.sheet)
    )
  }
}

extension RecordViolation {
  /// The name of the rule that the input is a record.
  static let recordRule = "record"

  /// The violation of a record that cannot be read.
  static func malformed(_ message: String, code: String = "record.malformed") -> RecordViolation {
    RecordViolation(rule: recordRule, code: code, message: message, isMalformed: true)
  }

  /// The violation of a text that is not in the encoding of its file.
  static func illegible(in encoding: FileEncoding) -> RecordViolation {
    let name = encoding.used.name
    let advice =
      encoding.ignored.map {
        ", although the file begins with its byte-order mark; without the mark, "
          + "it is read as \($0.rawValue)"
      }
      ?? (encoding.used == .utf8 ? "; for a file in Windows-1252, use --encoding windows-1252" : "")
    return malformed("not \(name)\(advice)", code: "record.not_utf8")
  }
}

extension RecordSlice.Fault {
  /// The violation of a record that was not read.
  var violation: RecordViolation {
    switch self {
    case .tooLong:
      .malformed(
        "longer than \(RecordInput.recordLimit >> 20) MiB, the limit for a record",
        code: "record.too_long"
      )
    case .openQuote: .malformed("unterminated quotation mark")
    case .openArray: .malformed("unterminated array")
    case .textAfterArray: .malformed("unexpected text after the array")
    case .illegibleNames(let encoding): .illegible(in: encoding)
    case .foreign(let file): .malformed(file.sentence)
    case .carriageReturns:
      .malformed("lines end in carriage returns; save the file with line feeds")
    }
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
