package import FormValidation

/// A report of a problem with a record, or with one answer in it.
///
/// Most violations of a rule have the same report, so many records share one object.
package final class RecordViolation: Sendable {
  /// The index of the field in the form; `nil` if it has none.
  package let index: Int?

  /// The name of the field; `nil` for the whole record.
  package let field: FieldID?

  /// The name of the rule.
  package let rule: String

  /// Its severity: an error, or a warning, with which a record is still valid.
  package let severity: Severity

  package let code: String
  package let message: String

  /// Whether the record could not be read.
  package let isMalformed: Bool

  /// The hash of the content, which is needed each time the violation is reported.
  private let contentHash: Int

  /// Creates a violation.
  package init(
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

extension [Violation] {
  /// The violations that are warnings.
  var warnings: [Violation] { filter { $0.severity == .warning } }
}

extension RecordViolation: Hashable {
  package static func == (left: RecordViolation, right: RecordViolation) -> Bool {
    left === right
      || left.contentHash == right.contentHash && left.index == right.index
        && left.field == right.field && left.rule == right.rule && left.severity == right.severity
        && left.code == right.code && left.message == right.message
        && left.isMalformed == right.isMalformed
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(contentHash) }
}

extension RecordViolation {
  /// Creates the report of a violation of a session's field.
  convenience init(_ violation: Violation, at index: Int, _ session: Session) {
    var attributed = violation
    attributed.field = session.form.fields[index].id
    self.init(
      index: index,
      field: attributed.field,
      rule: violation.rule,
      severity: violation.severity,
      code: violation.code,
      message: session.judgment(of: attributed, at: index)
    )
  }
}
