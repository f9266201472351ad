import ArgumentParser
import FormFile
import FormFilling
import FormScreens
import FormTape
import FormTerminal
import FormWidgets
import Forms
import SourceText
import TapeRunner

/// Shows a form being filled out, and then lets the user try it.
struct Demo: ParsableCommand {
  /// The subcommand's word on the command line.
  static let word = "demo"

  static let configuration = CommandConfiguration(
    commandName: word,
    abstract: "Watch a form validate as it is filled out; try it.",
    discussion: """
        tabstop demo                         play a tape, then try the form
        tabstop demo --form > signup.yaml    print the form, to run and edit
        tabstop demo --tape > signup.tape    print the tape, to play and run

      Any key ends the playback, and Esc the form. Submitted answers are printed but \
      not stored.
      """
  )

  @Flag(help: "Print the form instead of showing it.")
  var form = false

  @Flag(help: "Print the tape instead of playing it.")
  var tape = false

  @OptionGroup(title: "Screen")
  var screen: ScreenOptions

  func validate() throws {
    guard !form || !tape else { throw ValidationError("--form and --tape cannot be combined.") }
  }

  func run() throws {
    if form { return try StandardOutput.offer(EmbeddedText.demoForm) }
    if tape { return try StandardOutput.offer(Demo.savedTape) }
    let form = try Form(embedded: EmbeddedText.demoForm, named: Demo.formName)
    let appearance = try screen.appearance()
    let outcome: Outcome?
    do throws(TerminalError) {
      outcome = try show(form, on: appearance)
    } catch {
      let help = [error.advice, "tabstop demo --form prints the form"].compactMap { $0 }
      throw CommandError(error.problem, help: help.joined(separator: "; "))
    }
    if case .submitted(let answers) = outcome {
      try AnswerTarget().write(answers, of: form)
    }
    StandardError.write(Demo.advice)
    if let outcome, case .interrupted = outcome { throw ExitCode(Int32(outcome.exitStatus)) }
  }

  /// The name by which the tape opens the form.
  private static let formName = "signup.yaml"

  /// The tape without the line that draws the README's animation.
  private static var savedTape: String {
    EmbeddedText.demoTape.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("Output ") && !$0.contains("animation from the project") }
      .joined(separator: "\n")
      .replacing("the README's animation, and `tabstop demo`", with: "`tabstop demo`")
  }

  /// The suggested next steps.
  private static let advice = """
    Next:
      tabstop demo --form > signup.yaml   save this form
      tabstop fill --watch signup.yaml    fill it out while you edit it
      tabstop new my.yaml                 create your own form

    """

  /// Plays the tape, then runs the form; the terminal is restored before this returns.
  /// - Returns: The outcome of the form; `nil` if the user quit the playback.
  private func show(_ form: Form, on appearance: Appearance) throws(TerminalError) -> Outcome? {
    var terminal = try Terminal(appearance)
    var show = TapeShow(
      Demo.scenes(of: form, in: terminal.size),
      submission: "try it",
      glyphs: terminal.glyphs
    )
    if let interrupt = terminal.run(&show, theme: appearance.theme) {
      return .interrupted(interrupt)
    }
    guard !show.wasQuit else { return nil }
    var screen = Screen(form, glyphs: terminal.glyphs, now: LocalClock.now)
    var observer = DemoObserver()
    return try terminal.run(&screen, with: &observer)
  }

  /// The pictures of the tape on a screen of a size, below which captions and the status fit.
  private static func scenes(of form: Form, in screen: Size) -> [ShownScene] {
    let surroundings = TapeSurroundings(form: { _ in .found(form) })
    guard let tape = try? Tape(EmbeddedText.demoTape, file: "demo.tape", in: surroundings) else {
      return []
    }
    var options = PlayOptions()
    options.isRecording = true
    options.keepsGoing = true
    options.printed = Form.printed
    options.screen = DemoObserver().formSize(on: screen)
    return tape.cases.flatMap { [ShownScene](tape.play($0, options)) }
  }
}

/// Gives the form the entire screen except its last rows, of which the last says whose turn it is.
private struct DemoObserver: ScreenObserver {
  /// The form's part of a screen is the same as in the tape, which has a caption below it.
  func formSize(on screen: Size) -> Size {
    // On a small screen, a blank row above the caption is worth less than one of the form.
    let captionRows = screen.rows > 24 ? 2 : 1
    return Size(columns: screen.columns, rows: max(1, screen.rows - 1 - captionRows))
  }

  func shouldHandle(_: Event, before _: Screen, on _: Size) -> Bool { true }

  func picture(around frame: Frame, on screen: Size) -> Frame {
    var canvas = Canvas(size: Size(columns: screen.columns, rows: 1))
    let end = canvas.write(" your turn ", row: 0, column: 0, style: .focusedButton)
    let text = "Type and watch the messages. Esc: quit"
    let fits = end + 1 + text.utf8.count <= screen.columns
    canvas.write(fits ? text : "Esc: quit", row: 0, column: end + 1)
    return frame.placed(in: screen, lastRow: Frame(canvas).rows[0])
  }
}
