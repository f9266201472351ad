import FormTape
import Glibc
import SystemCalls

/// A requested report: its kind and destination.
package struct ReportTarget: Sendable, CustomStringConvertible {
  /// A kind of report.
  package struct Kind: Sendable, Equatable {
    /// The word for it on the command line.
    package let name: String

    /// Creates the report, in color or not.
    fileprivate let report: @Sendable (_ isColored: Bool) -> any TestReport

    package static let pretty = Kind(name: "pretty") { PrettyReport(isColored: $0) }
    package static let html = Kind(name: "html") { _ in HTMLReport() }

    /// All kinds.
    package static let all = [
      pretty,
      Kind(name: "tap") { _ in TAPReport() },
      Kind(name: "junit") { _ in JUnitReport() },
      Kind(name: "json") { _ in JSONReport() },
      html,
    ]

    package static func == (left: Kind, right: Kind) -> Bool { left.name == right.name }
  }

  package let kind: Kind

  /// The path of the file; `nil` for standard output.
  package let file: String?

  package init(_ kind: Kind, file: String? = nil) {
    self.kind = kind
    self.file = file
  }

  package var description: String { kind.name + (file.map { "=\($0)" } ?? "") }
}

/// Writes reports: incrementally by tape if possible, the others at the end.
package struct ReportWriter {
  private let targets: [ReportTarget]
  private let reports: [any TestReport]
  private let print: (String) throws -> Void
  private var texts: [String]
  private var count = 0

  /// Creates a writer of reports on a number of cases, and checks that its files can be written.
  /// - Parameters:
  ///   - targets: The reports; at most one without a file.
  ///   - caseCount: The number of cases.
  ///   - isColored: Whether the report without a file has colors.
  ///   - print: Prints parts of the report without a file.
  /// - Throws: An error if a file cannot be written, and errors of `print`.
  package init(
    _ targets: [ReportTarget],
    caseCount: Int,
    isColored: Bool,
    print: @escaping (String) throws -> Void
  ) throws {
    self.targets = targets
    reports = targets.map { $0.kind.report(isColored && $0.file == nil) }
    self.print = print
    texts = reports.map { $0.head(count: caseCount) }
    for file in targets.compactMap(\.file) { try ReportWriter.requireFolder(of: file) }
    for index in targets.indices { try flush(index) }
  }

  /// Adds the next tape of the run.
  mutating func add(_ tape: TapeReport) throws {
    for (index, report) in reports.enumerated() {
      texts[index] += report.text(of: tape, after: count)
      try flush(index)
    }
    count += tape.pointCount
  }

  /// Finishes all reports, with rule coverage if recorded.
  mutating func finish(_ run: RunReport, _ coverage: CoverageReport?) throws {
    for (index, target) in targets.enumerated() {
      texts[index] += reports[index].ending(of: run, coverage)
      try flush(index)
      guard let file = target.file else { continue }
      do throws(Posix.Failure) {
        try Posix.replace(file, with: texts[index])
      } catch {
        throw RunError.refused("cannot write \(file): \(error.reason)")
      }
    }
  }

  /// Prints the available part of the report without a file.
  private mutating func flush(_ index: Int) throws {
    guard targets[index].file == nil, !texts[index].isEmpty else { return }
    try print(texts[index])
    texts[index] = ""
  }

  private static func requireFolder(of file: String) throws(RunError) {
    let folder = PathParts(file).folder
    guard access(folder.isEmpty ? "." : folder, W_OK) == 0 else {
      throw .refused("cannot write \(file): \(Posix.Failure().reason)")
    }
  }
}
