import FormValidation
import SourceText

/// How violations of records are reported.
package enum RecordReportFormat: String, Sendable, CaseIterable {
  /// One JSON object per violation, on one line.
  case jsonl
  /// One line per violation, in the format of compilers.
  case text
  /// The exchange format of static analysis.
  case sarif
  /// A test case for each record that has violations.
  case junit
}

/// Writes the violations of records, in parts that are joined in order.
protocol RecordReport: Sendable {
  /// The text before all records, between them, and after them.
  var opening: String { get }
  var separator: String { get }
  var closing: String { get }

  /// Adds the report of a record to a text, in UTF-8.
  mutating func write(_ record: JudgedRecord, to text: inout [UInt8])
}

extension RecordReport {
  var opening: String { "" }
  var separator: String { "" }
  var closing: String { "" }
}

extension RecordReportFormat {
  /// The report of a file in the format.
  func report(of file: String) -> any RecordReport {
    switch self {
    case .jsonl: JSONLinesReport()
    case .text: TextReport(file: file)
    case .sarif: SARIFReport(file: file)
    case .junit: JUnitRecordReport(file: file)
    }
  }
}

/// One JSON object per violation, on one line.
private struct JSONLinesReport: RecordReport {
  /// The ends of lines, which are the same for most violations of a rule: writing one costs 20,000
  /// instructions.
  private var ends = Cache<RecordViolation, [UInt8]>()

  mutating func write(_ record: JudgedRecord, to text: inout [UInt8]) {
    let start = record.file.map { "{\"file\": \($0.json), \"record\": " } ?? "{\"record\": "
    let number = String(record.number)
    for violation in record.violations {
      text += start.utf8
      text += number.utf8
      if violation.isMalformed || record.number == 0 { text += ", \"line\": \(record.line)".utf8 }
      text += end(of: violation)
    }
  }

  private mutating func end(of violation: RecordViolation) -> [UInt8] {
    if let end = ends[violation] { return end }
    let field = violation.field.map { ", \"field\": \($0.rawValue.json)" } ?? ""
    let end = """
      \(field), "rule": \(violation.rule.json)\(violation.severity.jsonMember), \
      "code": \(violation.code.json), "message": \(violation.message.json)}

      """
    return ends.remember(Array(end.utf8), of: violation, textSize: 2 * end.utf8.count)
  }
}

/// The file, the line, the field, and the message of each violation.
private struct TextReport: RecordReport {
  let file: String

  func write(_ record: JudgedRecord, to text: inout [UInt8]) {
    var lines: [String] = []
    for violation in record.violations {
      let place = "\((record.file ?? file).printable):\(record.line): \(violation.severityWord)"
      let line = "\(place)\(violation.fullMessage)\n"
      // Two rules may have the same message.
      if !lines.contains(line) { lines.append(line) }
    }
    text += lines.joined().utf8
  }
}

/// The exchange format of static analysis.
private struct SARIFReport: RecordReport {
  let file: String

  let opening = SARIF.opening
  let separator = SARIF.separator
  let closing = SARIF.closing

  func write(_ record: JudgedRecord, to text: inout [UInt8]) {
    let results = record.violations.map { violation in
      SARIF.result(
        violation.code,
        level: violation.severity.rawValue,
        violation.fullMessage,
        file: record.file ?? file,
        line: record.line
      )
    }
    text += results.joined(separator: separator).utf8
  }
}

/// A test case for each record that has violations, for build servers; warnings are its output.
///
/// The number of tests is known only at the end, so it is omitted.
/// - Source: the schema of the Jenkins xUnit plugin, `junit-10.xsd`.
private struct JUnitRecordReport: RecordReport {
  let file: String

  var opening: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <testsuites>
      <testsuite name=\(file.xmlAttribute)>

    """
  }

  let closing = "  </testsuite>\n</testsuites>\n"

  func write(_ record: JudgedRecord, to text: inout [UInt8]) {
    let name = "record \(record.number), line \(record.line)"
    let failures = record.violations.filter { $0.severity == .error }.map { violation in
      """
            <failure type=\(violation.code.xmlAttribute) message=\(violation.fullMessage.xmlAttribute)/>

      """
    }
    let warnings = record.violations.filter { $0.severity == .warning }
      .map { "\($0.severityWord)\($0.fullMessage)" }.joined(separator: "\n")
    let output = warnings.isEmpty ? "" : "      <system-out>\(warnings.xmlContent)</system-out>\n"
    let testCase = """
          <testcase classname=\((record.file ?? file).xmlAttribute) name=\(name.xmlAttribute)>
      \(failures.joined())\(output)\
          </testcase>

      """
    text += testCase.utf8
  }
}

extension Severity {
  /// The member of a JSON object for the severity; empty for an error.
  var jsonMember: String { self == .error ? "" : ", \"severity\": \(rawValue.json)" }
}

extension RecordViolation {
  /// The severity before a message; empty for an error.
  fileprivate var severityWord: String { severity == .error ? "" : "\(severity.rawValue): " }

  /// The message after the name of the field.
  fileprivate var fullMessage: String {
    field.map { "\($0.rawValue.printable): \(message)" } ?? message
  }
}
