import FormTape
import Foundation
import TestSupport
import Testing

@testable import TapeRunner

/// Runs in which workers are scripts that crash, hang or babble at the second case of a tape.
@Suite(.waiting)
struct WorkerPoolTests {
  init() {
    // As in the program itself.
    signal(SIGPIPE, SIG_IGN)
  }

  /// A worker like `test-worker`, that does at case 1 what the file's name says.
  private static let script = #"""
    echo started >> "$0"
    read -r options
    while read -r request; do
      file=${request#*\"file\": \"}; file=${file%%\"*}
      first=${request#*\"first\": }; first=${first%%[!0-9]*}
      count=${request#*\"count\": }; count=${count%%[!0-9]*}
      index=$first
      while [ "$index" -lt $((first + count)) ]; do
        if [ "$index" = 1 ]; then
          case $file in
            crash) echo 'x.swift:1: Fatal error: Out of range' >&2; echo more >&2; kill -SEGV $$ ;;
            abort) kill -ABRT $$ ;;
            leave) exit 3 ;;
            hang) exec sleep 60 ;;
            babble) echo hello ;;
          esac
        fi
        printf '{"name": "%s %s", "line": 1, "ending": "passed", "met": 1}\n' "$file" "$index"
        index=$((index + 1))
      done
    done
    """#

  /// Plays tapes of some cases, and returns each one's reports, and the number of workers started.
  private func play(
    _ files: [(name: String, count: Int)],
    limit: Int = 2,
    slices: Int = 8,
    patience: Duration = .seconds(20)
  ) throws -> (reports: [[CaseReport]], starts: Int) {
    let folder = try PseudoFolder()
    let log = try folder.write("", to: "log")
    let pool = WorkerPool(
      program: "/bin/sh",
      arguments: ["-c", WorkerPoolTests.script, log],
      limit: limit,
      patience: patience
    )
    let jobs = files.map { file in
      WorkerPool.Job(
        file: file.name,
        cases: (0..<file.count).map { CaseReport("\(file.name) \($0)", line: $0 + 10) },
        sliceSize: slices
      )
    }
    var reports = files.map { [CaseReport?](repeating: nil, count: $0.count) }
    try pool.play(jobs, WorkerOptions()) { job, index, report in
      #expect(reports[job][index] == nil, "reported twice")
      reports[job][index] = report
    }
    let starts = try folder.read("log").split(separator: "\n").count
    return (reports.map { $0.compactMap(\.self) }, starts)
  }

  private func reason(_ report: CaseReport) -> Breakdown? {
    if case .broken(let breakdown) = report.ending { breakdown } else { nil }
  }

  @Test(arguments: [1, 2, 5], [1, 2, 8])
  func `every case is reported once`(limit: Int, slices: Int) throws {
    let files = (0..<30).map { (name: "good\($0)", count: $0 % 4) }
    let (reports, starts) = try play(files, limit: limit, slices: slices)
    #expect(
      reports.map { $0.map(\.name) }
        == files.map { file in
          (0..<file.count).map { "\(file.name) \($0)" }
        }
    )
    #expect(starts == limit)
  }

  @Test(
    arguments: [
      (
        "crash", .crashed, "the program was killed by SIGSEGV: x.swift:1: Fatal error: Out of range"
      ),
      ("abort", .crashed, "the program was killed by SIGABRT"),
      ("leave", .crashed, "the program exited with status 3 during the case"),
      ("babble", .crashed, "the program sent an invalid report and was stopped"),
      ("hang", .hung, "the program did not respond for 2 s and was stopped"),
    ] as [(String, Breakdown.Kind, String)]
  )
  func `a failing worker costs one case`(
    file: String,
    kind: Breakdown.Kind,
    words: String
  ) throws {
    let patience: Duration = kind == .hung ? .seconds(2) : .seconds(20)
    for (limit, slices) in [(1, 8), (3, 8), (1, 1), (3, 1), (2, 2)] {
      let (reports, _) = try play(
        [("good", 3), (file, 3), ("fine", 2), (file, 2), ("last", 1)],
        limit: limit,
        slices: slices,
        patience: patience
      )
      #expect(reports.map(\.count) == [3, 3, 2, 2, 1])
      for (tape, reports) in reports.enumerated() {
        for (index, report) in reports.enumerated() {
          let breaks = (tape == 1 || tape == 3) && index == 1
          #expect(report.name.hasSuffix(" \(index)"))
          #expect(reason(report)?.kind == (breaks ? kind : nil))
          #expect(reason(report)?.reason == (breaks ? words : nil))
          if breaks { #expect(reason(report)?.origin == "\(file):11") }
        }
      }
    }
  }

  @Test func `one worker is enough if it has room for all`() throws {
    let one = (name: "good", count: 2)
    #expect(try play([one], limit: 8).starts == 1)
    #expect(try play(Array(repeating: one, count: 4), limit: 8).starts == 1)
    #expect(try play(Array(repeating: one, count: 5), limit: 8).starts == 2)
    #expect(try play([], limit: 8).starts == 0)
  }

  @Test(
    arguments: [
      (count: 32, slices: 8, starts: 1), (count: 33, slices: 8, starts: 2),
      (count: 65, slices: 8, starts: 3), (count: 4, slices: 1, starts: 1),
      (count: 5, slices: 1, starts: 2), (count: 500, slices: 500, starts: 1),
    ]
  )
  func `the cases of one tape are dealt out`(count: Int, slices: Int, starts: Int) throws {
    #expect(try play([("good", count)], limit: 3, slices: slices).starts == starts)
  }

  @Test func `a missing program is an error`() throws {
    let pool = WorkerPool(program: "/no/such/program", arguments: [], limit: 1)
    let job = WorkerPool.Job(file: "a", cases: [CaseReport("a")])
    let error = #expect(throws: RunError.self) {
      try pool.play([job], WorkerOptions()) { _, _, _ in }
    }
    #expect(error == .refused("cannot start /no/such/program: No such file or directory"))
  }

  @Test func `a program that does not respond is detected`() throws {
    let pool = WorkerPool(program: "/bin/true", arguments: [], limit: 2)
    let job = WorkerPool.Job(file: "a", cases: [CaseReport("a"), CaseReport("b")])
    var reports: [CaseReport] = []
    try pool.play([job], WorkerOptions()) { reports.append($2) }
    #expect(reports.map(\.name) == ["a", "b"])
    #expect(reports.allSatisfy { reason($0)?.kind == .crashed })
  }

  @Test(arguments: RunReport.lineSamples)
  func `a report survives being written as a line`(report: CaseReport) throws {
    let line = report.encodedLine
    #expect(line.last == UInt8(ascii: "\n"))
    #expect(!line.dropLast().contains(UInt8(ascii: "\n")))
    #expect(CaseReport(line: String(decoding: line.dropLast(), as: UTF8.self)) == report)
  }
}

extension RunReport {
  /// Reports with all possible content.
  fileprivate static let lineSamples = [
    CaseReport(
      "a\nb \u{1B}[1m \u{2028}",
      line: 3,
      metCount: 2,
      unknowns: ["u"],
      kept: ["k"],
      notes: ["n"]
    ),
    CaseReport("s", ending: .skipped(reason: "é\u{301}"), tapeSeconds: 61.25, seconds: 0.001),
    CaseReport(
      "f",
      ending: .failed([
        Mismatch(
          file: "f",
          line: 1,
          text: "t",
          expected: ["e"],
          actual: [],
          details: [Unmet.Hint("d", ["l"])],
          after: ["a"],
          afterLine: 2,
          state: "s",
          hint: "h",
          screen: [""]
        )
      ])
    ),
    CaseReport(
      "b",
      ending: .broken(Breakdown(.ended, "r", origin: "o:1", line: "l", screen: ["x"]))
    ),
  ]
}
