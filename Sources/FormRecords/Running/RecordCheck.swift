import FormFilling
package import FormValidation
package import Forms
import Glibc
import SourceText
import SystemCalls

/// Checks files of records against a form, in constant memory.
///
/// Each worker takes the next batch of records, checks it, and waits for its turn to write. Reports
/// are therefore in the order of the records, and there are never more batches in memory than
/// workers.
package struct RecordCheck: Sendable {
  /// Writes a part of the report, in UTF-8.
  package typealias Write = @Sendable ([UInt8]) throws -> Void

  /// Reports the number of records checked so far.
  package typealias Progress = @Sendable (RecordCounts) -> Void

  /// How records are checked and reported.
  package struct Options: Sendable {
    /// Whether only the first violation of each record is reported: an error, if there is one.
    package var onlyFirst = false

    /// Whether only the numbers of violations are reported.
    package var isSummary = false

    /// The format of the report.
    package var format = RecordReportFormat.jsonl

    /// The labels of fields in all languages of the form, which name columns, too.
    package var labels: [FieldID: [String]] = [:]

    /// The number of threads.
    package var workerCount = 1

    /// Creates the default options.
    package init() {}
  }

  let form: Form
  let now: Moment?
  let options: Options
  let conclude: ConcludeFilling

  /// Creates a check, with the current time.
  package init(
    _ form: Form,
    now: Moment?,
    options: Options,
    conclude: @escaping ConcludeFilling = { $0.submitAtOnce() }
  ) {
    self.form = form
    self.now = now
    self.options = options
    self.conclude = conclude
  }

  /// The names of columns for its fields.
  var columnNames: ColumnNames { ColumnNames(of: form, options.labels) }

  /// Checks the records of some files, and writes the report.
  /// - Throws: The first error of reading, checking or writing.
  package func run(
    _ sources: [RecordSource],
    write: @escaping Write,
    progress: @escaping Progress = { _ in }
  ) throws -> RecordCounts {
    let names = sources.map(\.name)
    let report = options.format.report(of: names.first ?? "")
    let output = RecordOutput(report: report, isSummary: options.isSummary, write, progress)
    let input = RecordQueue(sources, columnNames)
    try output.open()
    Threads.run(options.workerCount) {
      var worker = RecordWorker(self, report: report)
      worker.work(from: input, to: output)
    }
    var counts = try output.close(in: options.format)
    counts.emptyNames = input.emptyNames
    return counts
  }
}

/// One of the threads that check records.
struct RecordWorker: ~Copyable {
  private let options: RecordCheck.Options
  private var report: any RecordReport
  private var checker: RecordChecker

  init(_ check: RecordCheck, report: any RecordReport) {
    options = check.options
    self.report = report
    checker = RecordChecker(
      check.form,
      check.columnNames,
      now: check.now,
      conclude: check.conclude
    )
  }

  /// Checks batches until there are none.
  mutating func work(from input: RecordQueue, to output: RecordOutput) {
    do throws(RecordQueue.Failure) {
      while let part = try input.next() {
        let result: RecordResult
        do {
          result = try check(part)
        } catch {
          output.fail(error, inTurn: part.ticket)
          return
        }
        let goesOn = output.writeInTurn(result, inTurn: part.ticket) { repeated in
          try check(part, repeating: repeated)
        }
        guard goesOn else { return }
      }
    } catch {
      output.fail(error.error, inTurn: error.ticket)
    }
  }

  /// Checks a batch, given the answers that earlier records have, by the index of the record.
  private mutating func check(
    _ part: RecordQueue.Part,
    repeating repeated: [Int: [RecordJudge.UniqueKey]] = [:]
  ) throws -> RecordResult {
    var result = RecordResult()
    let batch = part.batch
    if let line = batch.headerLine, let header = batch.header {
      let violations = checker.violations(inHeader: header, separatedBy: batch.delimiter)
      result.counts.hasHeaderViolations = !violations.isEmpty
      add(violations, number: 0, line: line, of: part, to: &result)
    }
    for (offset, slice) in batch.records.enumerated() {
      let outcome = try checker.check(slice, of: batch, repeating: repeated[offset] ?? [])
      if !outcome.keys.isEmpty { result.keys.append((offset, outcome.keys)) }
      guard !outcome.violations.isEmpty else { continue }
      if outcome.violations.contains(where: { $0.severity == .error }) {
        result.counts.invalid += 1
      }
      let number = batch.firstNumber + offset
      add(outcome.violations, number: number, line: slice.line, of: part, to: &result)
    }
    result.counts.records = batch.records.count
    return result
  }

  private mutating func add(
    _ violations: [RecordViolation],
    number: Int,
    line: Int,
    of part: RecordQueue.Part,
    to result: inout RecordResult
  ) {
    guard !violations.isEmpty else { return }
    var told = violations
    if options.onlyFirst { told = [violations.first { $0.severity == .error } ?? violations[0]] }
    result.counts.warnings += told.count { $0.severity == .warning }
    if options.isSummary {
      for violation in told { result.counts.add(violation) }
      return
    }
    let record = JudgedRecord(file: part.file, number: number, line: line, violations: told)
    if !result.text.isEmpty { result.text += report.separator.utf8 }
    report.write(record, to: &result.text)
  }
}

/// The result of a batch.
struct RecordResult {
  /// The report, in UTF-8.
  var text: [UInt8] = []

  var counts = RecordCounts()

  /// The answers that no other record may have, by the index of the record in the batch.
  var keys: [(record: Int, keys: [RecordJudge.UniqueKey])] = []
}
