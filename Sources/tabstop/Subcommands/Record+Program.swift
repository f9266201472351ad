import FormTape
import FormTerminal
import FormWidgets
import SourceText
import SystemCalls
import TapeRunner

/// The recording of any program.
extension Record {
  /// Lets the user use the program, writes the tape, and plays it.
  func recordProgram(as tape: OutputFile) throws {
    try tape.requireReplacing()
    var words = program
    // A name without a slash is looked for on `PATH`.
    if words[0].contains("/") {
      let path = pathFromTape(of: words[0])
      words[0] = path.contains("/") ? path : "./\(path)"
    }
    for word in words where word.contains(where: \.isNewline) {
      throw CommandError("a tape cannot name the argument \(word.printable)")
    }
    let (text, hasMasked) = try record(words)
    try tape.replace(with: text)
    try report(check(text, allowsCommands: true), checkKey: nil, hasMasked: hasMasked)
  }

  /// Runs the program on the terminal, which is restored before this returns.
  /// - Returns: The tape, and whether typed secrets were replaced in it.
  private func record(_ words: [String]) throws -> (text: String, hasMasked: Bool) {
    do {
      var terminal = try Terminal(screen.appearance())
      var recording = try ProgramRecording(
        words,
        for: output,
        on: terminal.size,
        withSecrets: withSecrets
      )
      recording.run(on: &terminal) { recorder, columns in
        RecordingObserver.status(
          key: "F12",
          inputs: recorder.inputCount,
          checks: recorder.checkCount,
          columns: columns
        )
      }
      return (recording.text(), recording.recorder.hasMasked)
    } catch let error as TerminalError {
      throw CommandError(error)
    } catch let error as RunError {
      throw CommandError(error)
    }
  }
}
