import FormValidation
import SourceText

/// The numbers of records and violations.
package struct RecordCounts: Sendable {
  /// A field and a rule that its answers break.
  struct Kind: Hashable {
    /// The index of the field in the form; for others, one more than any.
    let index: Int
    let field: FieldID?
    let rule: String
    let severity: Severity

    /// The order of the lines of a summary.
    var order: (Int, String, String) { (index, rule, severity.rawValue) }
  }

  /// The number of records, and of those that are not valid.
  package internal(set) var records = 0
  package internal(set) var invalid = 0

  /// The number of warnings.
  package internal(set) var warnings = 0

  /// The names of the files without a record.
  package internal(set) var emptyNames: [String] = []

  /// Whether the names of columns have violations.
  var hasHeaderViolations = false

  private var violations: [Kind: Int] = [:]

  /// Whether all records are valid.
  package var isClean: Bool { invalid == 0 && !hasHeaderViolations }

  mutating func add(_ violation: RecordViolation) {
    let kind = Kind(
      index: violation.index ?? .max,
      field: violation.index.flatMap { _ in violation.field },
      rule: violation.rule,
      severity: violation.severity
    )
    violations[kind, default: 0] += 1
  }

  mutating func add(_ other: RecordCounts) {
    records += other.records
    invalid += other.invalid
    warnings += other.warnings
    hasHeaderViolations = hasHeaderViolations || other.hasHeaderViolations
    violations.merge(other.violations, uniquingKeysWith: +)
  }

  /// The violations by rule, in order of the fields.
  private var lines: [(kind: Kind, count: Int)] {
    violations.map { ($0.key, $0.value) }.sorted { $0.kind.order < $1.kind.order }
  }

  /// Returns the numbers of violations by field and rule, then those of records.
  package func summary(in format: RecordReportFormat) -> String {
    if format == .jsonl {
      let lines = lines.map { kind, count in
        let field = kind.field.map { "\"field\": \($0.rawValue.json), " } ?? ""
        let severity = kind.severity.jsonMember
        return "{\(field)\"rule\": \(kind.rule.json)\(severity), \"count\": \(count)}\n"
      }
      let warnings = warnings > 0 ? ", \"warnings\": \(warnings)" : ""
      return lines.joined() + "{\"records\": \(records), \"invalid\": \(invalid)\(warnings)}\n"
    }
    let names = lines.map { kind, count in
      let severity = kind.severity == .warning ? "warning:" : nil
      let words = [severity, kind.field?.rawValue.printable, kind.rule].compactMap { $0 }
      return (words.joined(separator: " "), count)
    }
    let width = names.map(\.0.count).max() ?? 0
    let lines = names.map { name, count in
      name + String(repeating: " ", count: width - name.count + 2) + "\(count)\n"
    }
    let warningWords = warnings == 0 ? "" : warnings == 1 ? ", 1 warning" : ", \(warnings) warnings"
    let recordWord = records == 1 ? "record" : "records"
    return lines.joined() + "\(records) \(recordWord), \(invalid) invalid\(warningWords)\n"
  }
}
