import FormTape
import Glibc
import SourceText
import SystemCalls

/// Plays tapes for another program, and reports each case when it is done.
///
/// It reads a line of options, then a line for each tape, and writes a line for each case: see
/// `WorkerPool`.
package enum TestWorker {
  /// The hidden subcommand that makes the program a worker.
  package static let word = "test-worker"

  /// The seconds after which a stuck worker ends itself, in case no other process does.
  private static let selfEnd: UInt32 = 60

  /// Plays the tapes requested on standard input.
  /// - Parameters:
  ///   - program: The path of the real program.
  ///   - reading: Reads the bytes of a tape.
  /// - Throws: An error if the input does not come from a runner.
  package static func run(program: String, reading: TapeReading) throws(RunError) {
    let answers = try claimStandardOutput()
    var lines = ByteLines(of: STDIN_FILENO)
    guard let options = lines.next().flatMap(WorkerOptions.init(json:)) else {
      throw .refused("\(word) is internal; use tabstop test")
    }
    if options.allowsCommands {
      Signals.beforeEnding(StartedPrograms.end)
      Posix.endWithParent()
    }
    var player = CasePlaying(
      options,
      program: program,
      noting: WorkerProgress.Page(),
      ownsOrphans: options.allowsCommands && Posix.adoptOrphans()
    )
    let surroundings = TapeFiles.remembering()
    var read: (file: String, tape: Result<TestTape, RunError>)?
    while let line = lines.next() {
      guard let request = WorkerRequest(json: line) else {
        throw .refused("\(line.debugDescription) is not a request")
      }
      let known = read.flatMap { $0.file == request.file ? $0.tape : nil }
      let tape =
        known
        ?? Result { () throws(RunError) in
          try TestTape(request.file, in: surroundings, reading: reading)
        }
      read = (request.file, tape)
      for index in request.indices {
        alarm(selfEnd + seconds(of: index, in: tape, options))
        let report = Self.report(on: index, of: tape, by: &player)
        // Without a reader, there is nothing left to do.
        guard Posix.writeAll(report.encodedLine, to: answers) == nil else { return }
      }
      alarm(0)
    }
  }

  /// Returns how much longer a case may take because it has many keys.
  private static func seconds(
    of index: Int,
    in tape: Result<TestTape, RunError>,
    _ options: WorkerOptions
  ) -> UInt32 {
    guard case .success(let test) = tape, test.cases.indices.contains(index) else { return 0 }
    let time = test.tape.extraTime(of: test.cases[index], usesPTY: options.usesPTY)
    return UInt32(min(time / .seconds(1), 1e9))
  }

  private static func report(
    on index: Int,
    of tape: Result<TestTape, RunError>,
    by player: inout CasePlaying
  ) -> CaseReport {
    switch tape {
    case .success(let test) where test.cases.indices.contains(index):
      return player.report(on: test.cases[index], of: test.tape)
    case .success:
      let reason = "the tape changed during the test"
      return CaseReport("", ending: .broken(Breakdown(.unavailable, reason)))
    case .failure(let error):
      let reason = "the tape changed during the test: \(error.words)"
      return CaseReport("", ending: .broken(Breakdown(.unavailable, reason)))
    }
  }

  /// Reserves standard output for answers: other output goes to standard error.
  private static func claimStandardOutput() throws(RunError) -> Int32 {
    let answers = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    guard answers >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else {
      throw .refused("standard output is closed")
    }
    return answers
  }
}
