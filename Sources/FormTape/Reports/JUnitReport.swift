import SourceText

/// The report as JUnit XML, for build servers.
///
/// There is no standard; both schemas in use accept this. The times are the only values that differ
/// between runs, so the date is fixed.
/// - Source: the schema of the Jenkins xUnit plugin (`junit-10.xsd`), and Windy Road's of Apache
///   Ant's (`JUnit.xsd`).
package struct JUnitReport: TestReport {
  package init() {}

  package func ending(of run: RunReport, _: CoverageReport?) -> String {
    let suites = run.tapes.enumerated().map { suite(of: $1, id: $0, driver: run.driver) }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n"
      + suites.joined() + "</testsuites>\n"
  }

  private func suite(of tape: TapeReport, id: Int, driver: String) -> String {
    let (folder, name) = tape.file.folderAndName
    let counts = Counts(tape)
    return """
        <testsuite name=\(name.xmlAttribute) package=\(folder.xmlAttribute) id="\(id)" \
      timestamp="2000-01-01T00:00:00" hostname="localhost" tests="\(counts.tests)" \
      failures="\(counts.failures)" errors="\(counts.errors)" skipped="\(counts.skipped)" \
      time="\(tape.cases.reduce(0) { $0 + $1.seconds }.seconds)">
          <properties><property name="driver" value=\(driver.xmlAttribute)/></properties>
      \(testCases(of: tape))\
          <system-out>\(remarks(on: tape).xmlContent)</system-out>
          <system-err></system-err>
        </testsuite>

      """
  }

  /// The number of cases by ending.
  private struct Counts {
    var tests = 0
    var failures = 0
    var errors = 0
    var skipped = 0

    init(_ tape: TapeReport) {
      guard tape.trouble == nil else { (tests, errors) = (1, 1); return }
      tests = tape.cases.count
      for played in tape.cases {
        switch played.ending {
        case .passed: break
        case .skipped: skipped += 1
        case .failed: failures += 1
        case .broken: errors += 1
        }
      }
    }
  }

  private func testCases(of tape: TapeReport) -> String {
    if let trouble = tape.trouble {
      let unread = CaseReport(tape.file.folderAndName.name)
      let error = result("error", type: "TapeError", "cannot read the tape", trouble)
      return testCase(unread, in: tape.file, error)
    }
    return tape.cases.map { testCase($0, in: tape.file, result(of: $0, in: tape.file)) }.joined()
  }

  private func testCase(_ played: CaseReport, in file: String, _ result: String) -> String {
    let start = """
          <testcase name=\(played.name.xmlAttribute) classname=\(file.className.xmlAttribute) \
      time="\(played.seconds.seconds)"
      """
    return start + (result.isEmpty ? "/>\n" : ">\n\(result)    </testcase>\n")
  }

  /// Returns the result element of a case; empty if it passed.
  private func result(of played: CaseReport, in file: String) -> String {
    let failure = FailureText(file: file, paint: ReportPaint(isOn: false))
    switch played.ending {
    case .passed: return ""
    case .skipped(let reason): return "      <skipped message=\(reason.xmlAttribute)/>\n"
    case .failed(let mismatches):
      let lines = [played.place(in: file)] + failure.lines(of: mismatches)
      return result(
        "failure",
        type: "ExpectFailed",
        mismatches.first?.message ?? "",
        lines.joined(separator: "\n")
      )
    case .broken(let breakdown):
      let lines = [played.place(in: file)] + failure.lines(of: breakdown)
      return result(
        "error",
        type: breakdown.kind.rawValue,
        breakdown.reason,
        lines.joined(separator: "\n")
      )
    }
  }

  private func result(_ tag: String, type: String, _ message: String, _ text: String) -> String {
    """
          <\(tag) type=\(type.xmlAttribute) message=\(message.xmlAttribute)>\(text.xmlContent)</\(tag)>

    """
  }

  /// Returns the remarks, where readers look for output and attached files.
  private func remarks(on tape: TapeReport) -> String {
    let remarks = tape.cases.flatMap { played in
      var remarks = played.unknowns.map { "not checked: \($0)" }
      remarks += played.notes.map { "\(played.name): \($0)" }
      return remarks + played.kept.map { "[[ATTACHMENT|\($0)]]" }
    }
    return (tape.warnings + remarks).joined(separator: "\n")
  }
}

extension String {
  /// The folder of a path as a package name, and the last part of the path.
  fileprivate var folderAndName: (folder: String, name: String) {
    let parts = split(separator: "/").filter { $0 != "." && $0 != ".." }
    let folder = parts.dropLast().joined(separator: ".")
    return (folder, parts.last.map(String.init) ?? self)
  }

  /// The path as a class name: `tapes.signup`.
  fileprivate var className: String {
    let folder = folderAndName.folder
    return folder.isEmpty ? fileStem : "\(folder).\(fileStem)"
  }
}
