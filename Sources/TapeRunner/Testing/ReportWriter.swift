import FormTape
import Glibc
import SystemCalls

/// A requested report: its kind and destination.
package struct ReportTarget: Sendable, CustomStringConvertible {
  /// A kind of report.
  package enum Kind: String, Sendable, CaseIterable {
    case pretty, tap, junit, json, html
  }

  /// The kind.
  package let kind: Kind

  /// The path of the file; `nil` for standard output.
  package let file: String?

  /// Creates a target.
  package init(_ kind: Kind, file: String? = nil) {
    self.kind = kind
    self.file = file
  }

  package var description: String { kind.rawValue + (file.map { "=\($0)" } ?? "") }
}

/// Writes reports: incrementally by tape if possible, the others at the end.
package struct ReportWriter {
  private let targets: [ReportTarget]
  private let isColored: Bool
  private let print: (String) throws -> Void
  private var texts: [String]
  private var pointCount = 0

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
    self.isColored = isColored
    self.print = print
    texts = targets.map { $0.kind == .tap ? TAPReport().head(count: caseCount) : "" }
    for file in targets.compactMap(\.file) { try ReportWriter.requireFolder(of: file) }
    for index in targets.indices { try flush(index) }
  }

  /// Adds the next tape of the run.
  mutating func add(_ tape: TapeReport) throws {
    for (index, target) in targets.enumerated() {
      switch target.kind {
      case .pretty: texts[index] += pretty(for: target).text(of: tape)
      case .tap: texts[index] += TAPReport().points(of: tape, from: pointCount + 1)
      case .junit, .json, .html: break
      }
      try flush(index)
    }
    pointCount += TAPReport().pointCount(of: tape)
  }

  /// Finishes all reports, with rule coverage if recorded.
  mutating func finish(_ run: RunReport, _ coverage: CoverageReport?) throws {
    for (index, target) in targets.enumerated() {
      switch target.kind {
      case .pretty:
        texts[index] += pretty(for: target).ending(of: run, coverage)
      case .tap:
        let lines = coverage?.text.split(separator: "\n") ?? []
        texts[index] += lines.map { "# \($0)\n" }.joined()
      case .junit: texts[index] = JUnitReport().text(of: run)
      case .json: texts[index] = JSONReport().text(of: run)
      case .html: texts[index] = HTMLReport().text(of: run, coverage)
      }
      try flush(index)
      guard let file = target.file else { continue }
      do throws(Posix.Failure) {
        try Posix.replace(file, with: texts[index])
      } catch {
        throw RunError.refused("cannot write \(file): \(error.reason)")
      }
    }
  }

  private func pretty(for target: ReportTarget) -> PrettyReport {
    PrettyReport(isColored: isColored && target.file == nil)
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
