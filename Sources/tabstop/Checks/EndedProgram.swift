import Subprocess
import SystemCalls

/// A program that has ended, and what it wrote.
///
/// The program may read all of its input, a part, or nothing.
struct EndedProgram: Sendable {
  /// The pause between checks of a program that neither reads nor writes.
  private static let pause = Duration.milliseconds(10)

  /// How the program ended.
  let status: TerminationStatus

  /// What it wrote to its standard output and standard error.
  let output: ProgramOutput
  let errors: ProgramOutput

  /// Runs a program until it ends.
  /// - Parameters:
  ///   - configuration: The program.
  ///   - text: The text for its standard input.
  ///   - limit: The maximum number of bytes kept from the end of each stream.
  ///   - begun: Receives the number of the process.
  ///   - heard: Receives a stream whenever the program has written to it.
  /// - Throws: An error if the program cannot be started.
  init(
    running configuration: Configuration,
    input text: String,
    keeping limit: Int,
    begun: (Int32) -> Void = { _ in },
    heard: (ProgramOutput) -> Void = { _ in }
  ) async throws {
    let input = try ProgramInput(text)
    let (output, errors) = (try ProgramOutput(limit: limit), try ProgramOutput(limit: limit))
    let end = try await run(
      configuration,
      input: .fileDescriptor(input.readingEnd, closeAfterSpawningProcess: true),
      output: .fileDescriptor(output.writingEnd, closeAfterSpawningProcess: true),
      error: .fileDescriptor(errors.writingEnd, closeAfterSpawningProcess: true)
    ) { program in
      begun(program.processIdentifier.value)
      // A background process that it left may keep its streams open, so that they never end.
      while true {
        let hasEnded = Posix.hasExited(program.processIdentifier.value)
        var isBusy = input.write()
        for stream in [output, errors] where stream.read() {
          heard(stream)
          isBusy = true
        }
        if hasEnded { break }
        try await Task.sleep(for: isBusy ? .zero : EndedProgram.pause)
      }
    }
    (status, self.output, self.errors) = (end.terminationStatus, output, errors)
  }
}
