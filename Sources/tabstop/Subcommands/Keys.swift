import ArgumentParser
import FormFile
import FormFilling
import FormScreens
import FormTape
import FormTerminal
import FormWidgets
import SourceText
import SystemCalls

/// Prints what keys do.
struct Keys: ParsableCommand {
  /// The subcommand's word on the command line.
  static let word = "keys"

  static let configuration = CommandConfiguration(
    commandName: word,
    abstract: "List the keys, everywhere or in one field type.",
    discussion: """
        tabstop keys           list all keys
        tabstop keys slider    list the keys of one field type
        tabstop keys --probe   show what this terminal sends for each key

      In a form, F1 lists the keys of the focused field.
      """
  )

  @Argument(
    help: "A field type, as in form files.",
    completion: .list(KeyReference.types)
  )
  var type: String?

  @Flag(help: "Show what the terminal sends for each key; Ctrl-C twice quits.")
  var probe = false

  @OptionGroup(title: "Screen")
  var screen: ScreenOptions

  func validate() throws {
    guard !probe || type == nil else {
      throw ValidationError("--probe and a type cannot be combined.")
    }
  }

  /// Shows the bytes that the terminal sends, and prints them once the terminal is restored.
  private func showProbe() throws {
    let appearance = try screen.appearance()
    var probe: KeyProbe
    let interrupt: Interrupt?
    do throws(TerminalError) {
      var terminal = try Terminal(appearance)
      probe = KeyProbe(
        terminalType: Posix.variable("TERM") ?? "",
        glyphs: terminal.glyphs,
        spelling: \.tapeSpelling
      )
      interrupt = try terminal.run(&probe)
    } catch {
      throw CommandError(error)
    }
    try StandardOutput.offer(probe.report)
    if let interrupt { throw ExitCode(Int32(Outcome.interrupted(interrupt).exitStatus)) }
  }

  func run() throws {
    if probe { return try showProbe() }
    guard let type else { return try StandardOutput.offer(KeyReference.list()) }
    guard KeyReference.types.contains(type) else {
      let question = KeyReference.types.nearest(to: type).didYouMean
      throw CommandError(
        "unknown type \(type.quoted)\(question)",
        help: "types: \(KeyReference.types.joined(separator: ", "))"
      )
    }
    try StandardOutput.offer(KeyReference.page(of: type))
  }
}
